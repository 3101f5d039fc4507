// The leaves that a page shows by the dozen: icons, amounts, the platform's controls and what stands beside them. They are classes and
// attributes of the one global sheet, because there the browser reads a rule in a fiftieth of the time that the engine of the components
// takes to make one, and an element costs nothing at all. Written flat: this text goes to the browser as it is.

import { badgeCss, buttonCss } from './button.ts';
import { controlsCss } from './controls.ts';
import { marksCss } from './marks.ts';

export const leafCss: string = marksCss + buttonCss + badgeCss + controlsCss;
