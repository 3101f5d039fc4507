// Base styles of elements that a page renders in large numbers: icons, amounts, native controls and their companions.
// They are classes and attributes in the one global sheet, because the browser parses a rule about 50 times faster than
// styled-components creates one, and an element adds no cost. Written without nesting: only white space is normalised before the browser receives it.

import { badgeCss, buttonCss } from './button.ts';
import { choicesCss } from './choices.ts';
import { controlsCss } from './controls.ts';
import { frameCss } from './frame.ts';
import { marksCss } from './marks.ts';
import { surfacesCss } from './surfaces.ts';
import { typographyCss } from './typography.ts';

export { coverRules } from './surfaces.ts';

export const baseStylesCss: string =
  marksCss + surfacesCss + typographyCss + buttonCss + badgeCss + controlsCss + frameCss + choicesCss;
