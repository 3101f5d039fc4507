// Faults of direction, as they happen in a hurry. The mirror check must find each (`npm run mirror:mutate`).
import type { Mutation } from '../../visual/mutations.ts';

export interface MirrorMutation extends Pick<Mutation, 'what' | 'file' | 'from' | 'to'> {
  /** File of the stories that are checked, from the root. */
  stories: string;
  /** The property that the message must name, beside its element. */
  property: RegExp;
  /** It reaches stories of other faults: it is built without them. */
  alone?: true;
}

const ui = (path: string): string => `packages/ui/src/${path}`;
const portal = (path: string): string => `packages/portal/src/pages/${path}`;
/** A fault in a style sheet, shown by the stories of its component. */
const styles = (component: string, what: string, from: string | RegExp, to: string, property: RegExp, stories = component): MirrorMutation => {
  const name = component.split('/').at(-1) ?? '';
  return { what, file: ui(`${component}/${name}.styles.ts`), from, to, stories: ui(`${stories}/${stories.split('/').at(-1)}.stories.tsx`), property };
};
const after = (text: string, more: string): [string, string] => [text, `${text}\n  ${more}`];

export const mirrorMutations: readonly MirrorMutation[] = [
  styles('components/Alert', 'a margin on the left', ...after('padding-block: var(--ta-space-4); padding-inline: var(--ta-space-5);', 'margin-left: 8px;'), /margin-left/),
  styles('components/EmptyState', 'text aligned left', '  text-align: center;', '  text-align: left;', /text-align/),
  styles('components/RichText', 'the line of a quotation on the left', 'border-inline-start: 3px solid', 'border-left: 3px solid', /border-(?:width|left)/),
  styles('components/RichText', 'cells of a table aligned left', 'border-block-end: 1px solid var(--ta-border); text-align: start; }', 'border-block-end: 1px solid var(--ta-border); text-align: left; }', /text-align/),
  styles('components/Table', 'the head of a table beside its columns', 'padding-inline: 0.75rem; text-align: start; vertical-align: middle; }', 'padding-inline: 0.75rem; text-align: start; vertical-align: middle; }\n  thead th { text-align: left; }', /text-align/),
  styles('components/Table', 'the first column indented on the left', 'td:first-child { padding-inline-start: var(--ta-space-6); }', 'td:first-child { padding-left: var(--ta-space-6); }', /padding-left/),
  styles('components/Pagination', 'a row reversed in Arabic', ...after('  justify-content: center;\n  gap: var(--ta-space-1);', '&:dir(rtl) { flex-direction: row-reverse; }'), /flex-direction/),
  styles('components/Accordion', 'a chevron that turns a quarter', '&[open] > summary > svg { rotate: 180deg;', '&[open] > summary > svg { rotate: 90deg;', /rotate/),
  styles('components/Card', 'a shadow to the right', '  box-shadow: var(--ta-shadow-1);', '  box-shadow: 6px 4px 8px rgb(0 0 0 / 20%);', /box-shadow/),
  styles('layout/Hero', 'a gradient to the right', 'linear-gradient(to bottom,', 'linear-gradient(to right,', /background-image/),
  styles('components/Tabs', 'the fade of a row of tabs on the wrong side', '  &:dir(rtl) { --ta-to-end: -90deg; }\n', '', /mask-image/),
  { what: 'arrow keys of tabs turned around', file: ui('components/Tabs/Tabs.tsx'), from: "dir === 'rtl' ? ['ArrowLeft', 'ArrowRight']", to: "dir !== 'rtl' ? ['ArrowLeft', 'ArrowRight']", stories: ui('components/Tabs/Tabs.stories.tsx'), property: /the key ArrowLeft/ },
  { what: 'a row of tabs scrolled from the left', file: ui('foundations/inlineScroll.ts'), from: '  row.scrollTo({ left: item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2 - origin });', to: '  row.scrollLeft = Math.abs(item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2 - origin);', stories: ui('components/Tabs/Tabs.stories.tsx'), property: /scrollLeft/ },
  { what: 'arrow keys of the lightbox turned around', file: ui('dialogs/Lightbox/Lightbox.tsx'), from: "const step = dir === 'rtl' ? -1 : 1;", to: "const step = dir ? 1 : -1;", stories: ui('dialogs/Lightbox/Lightbox.stories.tsx'), property: /the key Arrow(?:Left|Right)/ },
  { what: 'a carousel that scrolls to the right', file: ui('components/Carousel/Carousel.tsx'), from: 'scrollToStart(strip.current, item, dir);', to: 'strip.current.scrollBy({ left: strip.current.clientWidth * (index > from ? 1 : -1) }), void [scrollToStart, dir];', stories: ui('components/Carousel/Carousel.stories.tsx'), property: /scrollLeft/ },
  styles('dialogs/Drawer', 'a drawer that slides in from the wrong side', '&[open]:dir(rtl) { animation: ${slideFromStart}', '&[open]:dir(rtl) { animation: ${slideFromEnd}', /keyframes/),
  styles('dialogs/Drawer', 'a rounded corner on the left', '  border-start-start-radius: var(--ta-radius-card);', '  border-top-left-radius: var(--ta-radius-card);', /border-radius/),
  styles('dialogs/Drawer', 'a drawer fixed to the left', '  inset-inline: auto 0;', '  left: 0; right: auto;', /left is/),
  styles('data/Timeline', 'the mark of an entry on the left', 'inset-inline-start: 0; inline-size: 0.875rem', 'left: 0; inline-size: 0.875rem', /::before inset/),
  styles('data/Timeline', 'the line of a timeline on the left', 'inset-inline-start: 0.375rem; inline-size: 2px', 'left: 0.375rem; inline-size: 2px', /::after inset/),
  styles('data/OrgChart', 'the branch of a tree on the left', 'inset-inline-start: -1rem; inline-size: 1rem', 'left: -1rem; inline-size: 1rem', /::before inset/),
  { what: 'a clock that mirrors', file: ui('icons/paths.ts'), from: /(?<= {2}clock: \{ d: '[^']*')/, to: ', mirrors: true', stories: ui('icons/Icon.stories.tsx'), property: /transform of the icon "clock"/, alone: true },
  { what: 'a chevron that does not mirror', file: ui('icons/paths.ts'), from: "'chevron-forward': { d: 'm8 5.5 4.5 4.5L8 14.5', mirrors: true }", to: "'chevron-forward': { d: 'm8 5.5 4.5 4.5L8 14.5' }", stories: ui('icons/Icon.stories.tsx'), property: /transform of the icon "chevron-forward"/, alone: true },
  { what: 'the mirroring of all icons lost', file: ui('foundations/leaves/marks.ts'), from: "svg[data-icon='mirrors']:dir(rtl) { transform: scaleX(-1); }", to: '', stories: ui('components/Breadcrumbs/Breadcrumbs.stories.tsx'), property: /transform of the icon/, alone: true },
  { what: 'a check mark that mirrors', file: ui('icons/paths.ts'), from: /(?<= {2}check: \{ d: '[^']*')/, to: ', mirrors: true', stories: ui('icons/Icon.stories.tsx'), property: /transform of the icon "check"/, alone: true },
  styles('forms/Switch', 'the knob of a switch moved to the right', '&:checked::after { margin-inline-start: 1.25rem;', '&:checked::after { margin-left: 1.25rem;', /::after inset/),
  styles('forms/Fieldset', 'the edge of an invalid group on the left', 'border-inline-start: 4px solid', 'border-left: 4px solid', /border-(?:width|left)/),
  styles('forms/PlanField', 'a gap on the left of a total', 'strong { margin-inline-start: var(--ta-space-2);', 'strong { margin-left: var(--ta-space-2);', /margin-left/),
  styles('cards/ProgramCard', 'a badge at the left', 'inset-inline-start: var(--ta-space-4); }', 'left: var(--ta-space-4); }', /left is/),
  styles('cards/StatStrip', 'a unit with a gap on the left', 'dd small { margin-inline-start: var(--ta-space-2);', 'dd small { margin-left: var(--ta-space-2);', /margin-left/),
  styles('cards/OrderCard', 'a total pushed to the right', 'dd { margin-inline-start: auto;', 'dd { margin-left: auto;', /margin-left/),
  styles('forms/Combobox', 'the button of a list at the right', '    inset-inline-end: 2px;', '    right: 2px;', /left is/),
  styles('forms/FileField', 'a picture in the background at the left', '  background: var(--ta-surface-raised);', "  background: var(--ta-surface-raised) url('/brand/icon.svg') no-repeat 8px 50% / 16px;", /background-position-x/),
  styles('layout/Header', 'the actions shifted to the right', '  margin-inline-start: auto;', '  margin-inline-start: auto; position: relative; left: 8px;', /left is/),
  styles('components/Progress', 'a bar that grows from the left', '  block-size: 100%;\n  border-radius: inherit;\n', '  block-size: 100%;\n  border-radius: inherit;\n  position: relative;\n  &::before { content: ""; position: absolute; inset: 0; scale: 0.5 1; transform-origin: left; }\n', /transform-origin/),
  styles('cards/QuickDonate', 'another order in Arabic', ...after('  box-shadow: var(--ta-shadow-3);', '&:dir(rtl) > * { translate: 6px; }'), /translate/),
  styles('components/Box', 'another order of a row in Arabic', "  &[data-direction='row'] { flex-direction: row; }", "  &[data-direction='row'] { flex-direction: row; &:dir(rtl) > :first-child { order: 1; } }", /order/),
  styles('media/Avatar', 'a portrait cut off at the right', ...after('  overflow: hidden;\n  border-radius: var(--ta-radius-control);', 'clip-path: polygon(0 0, 100% 0, 80% 100%, 0 100%);'), /clip-path/),
  styles('components/Menu', 'entries of a menu aligned left', /text-align: start;/, 'text-align: left;', /text-align/),
  styles('components/Heading', 'a shadow of letters to the right', ...after('  line-height: 1.4;\n  text-wrap: balance;', 'text-shadow: 2px 1px 0 rgb(0 0 0 / 20%);'), /text-shadow/),
  styles('data/StatCard', 'a label that floats left', ...after('  color: var(--ta-text-muted);\n  font-size: var(--ta-font-15);', 'float: left; inline-size: 5rem;'), /float/),
  styles('components/DescriptionList', 'a term moved to the right', '  dt { color: var(--ta-text-subtle);', '  dt { transform: translateX(6px); color: var(--ta-text-subtle);', /transform/),
  { what: 'a page with a row shifted to the left', file: portal('giving/DonorWall.tsx'), from: '<Stack direction="row" gap={3} align="center">', to: '<Stack direction="row" gap={3} align="center" style={{ position: \'relative\', left: -6 }}>', stories: portal('giving/Giving.pages.stories.tsx'), property: /left is/ },
  { what: 'facts of a news page at the right', file: portal('news/NewsPage.page.tsx'), from: '<Stack direction="row" wrap gap={3} align="center">', to: '<Stack direction="row" wrap gap={3} align="center" style={{ justifyContent: \'right\' }}>', stories: portal('news/News.pages.stories.tsx'), property: /justify-content/ },
  { what: 'starts of a search from left to right', file: portal('search/SearchStarts.tsx'), from: '<Stack direction="row" wrap gap={2} as="nav"', to: '<Stack style={{ direction: \'ltr\' }} direction="row" wrap gap={2} as="nav"', stories: portal('search/Search.pages.stories.tsx'), property: /direction is/ },
];
