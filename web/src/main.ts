import { mount } from 'svelte';
import App from './App.svelte';
import { startSettings } from './settings/settings.svelte';
import './ui/theme.css';
import './ui/base.css';

startSettings();
const target = document.getElementById('app');
if (target) mount(App, { target });
