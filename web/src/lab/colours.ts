// A colour for each search, by its place: classes of lab/colours.css, which have one for light and one for dark.
import './colours.css';

export const colourOf = (index: number): string => `series-${index % 8}`;
