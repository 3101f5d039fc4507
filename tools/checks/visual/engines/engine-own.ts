// Differences between engines that are no fault of a component. Each with its reason; decision 34 has the rule.

import type { ComparedEngine } from './compare.ts';

type EngineName = ComparedEngine['name'];

interface EngineOwn {
  /** Where it is so; both without it. */
  engine?: EngineName;
  /** Of the story's id. */
  story: RegExp;
  /** Of the line of the finding. */
  line: RegExp;
  why: string;
}

const DATES = 'dates and times are worded by the engine’s own locale data';

/** First what is the engine's own anywhere, then single stories. */
const ENGINE_OWN: readonly EngineOwn[] = [
  { story: /./, line: /^<summary> width /, why: 'the marker of a native disclosure has the engine’s own width' },
  {
    engine: 'WebKit',
    story: /./,
    line: /^<span [^>]*class="ta-hidden"[^>]*> [xy] /,
    why: 'hidden text after a line begins at another end of that line, or below it',
  },
  {
    engine: 'WebKit',
    story: /^layout-page--mixed-direction$/,
    line: /^<main [^>]*> height /,
    why: 'it fills the window, and header and footer are lower by the fractions of their lines',
  },
  {
    engine: 'WebKit',
    story: /^components-datatable--virtual$/,
    line: /^<td colspan="5"> height /,
    why: 'the rows that are measured are lower by the fractions of their lines, so the room of all others is too',
  },
  {
    engine: 'WebKit',
    story: /^(dialogs-lightbox|media-gallerygrid)--/,
    line: /^<(img|div)[^>]*> height /,
    why: 'the image of a lightbox fills the window, less the lines above and below, which are lower by fractions',
  },
  {
    story: /--hostile/,
    line: /^<.* (x|y|width|height) is /,
    why: 'words of no language break at other places: each engine has its own emergency breaks',
  },
  {
    story: /^pages-giving--(zakat|hostile)/,
    line: /^<(label|input|span role="status")/,
    why: 'a text field without a size in CSS is as wide as the engine makes twenty characters',
  },
  {
    story: /^forms-(textarea--long-text|planfield--)/,
    line: /^<(textarea[^>]*> height|input[^>]* role="spinbutton"[^>]*> width) /,
    why: 'fields that fit their content: this Firefox has no `field-sizing`',
  },
  {
    story: /^layout-subnav--mixed-direction$/,
    line: /^<li> x is /,
    why: 'fractions of widths of text add up to 1.01 px along the row',
  },
  {
    story:
      /^(pages-account--own-account-password|pages-errors--stale|portal-profile--|portal-security--|pages-profile--change-password)/,
    line: /^<(strong|p)[^>]*> width /,
    why: DATES,
  },
  {
    story: /^components-(data)?table--long-text$/,
    line: /^<(th|td|span class="ta-badge")[^>]*> width /,
    why: 'each engine shares the width of a table among columns of long texts in its own way',
  },
  { story: /^portal-balance--waiting$/, line: /^<(th|td|p)[^>]*> width /, why: DATES },
];

/** Why a finding is no fault; undefined for a fault. */
export const whyOwn = (engine: EngineName, story: string, line: string): string | undefined =>
  ENGINE_OWN.find((own) => (own.engine ?? engine) === engine && own.story.test(story) && own.line.test(line))?.why;
