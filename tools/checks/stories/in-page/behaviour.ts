// Behaviour of a story, checked in its page: disabled controls, the page behind a dialog, printed controls.
import { name } from '../../../../packages/ui/src/testing/storyInvariants.ts';
import { frame } from './frames.ts';

export const isVisible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  getComputedStyle(element).clipPath !== 'inset(50%)';

const CONTROL = 'input:not([type="hidden"], [type="submit"], [type="button"]), select, textarea';

/** The page behind an open modal dialog does not scroll, and the focus is in the dialog. */
export function behindDialogs(): string[] {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (!dialog) return [];
  const { overflowY } = getComputedStyle(document.documentElement);
  const focused = document.activeElement;
  return [
    ...(overflowY === 'hidden' || overflowY === 'clip'
      ? []
      : [`the page behind scrolls (overflow is ${overflowY}): ${name(dialog)}`]),
    ...(focused && (dialog.contains(focused) || focused.closest(':popover-open'))
      ? []
      : [
          `the focus is outside the open dialog, on ${focused && focused !== document.body ? name(focused) : 'nothing'}: ${name(dialog)}`,
        ]),
  ];
}

/** Buttons that belong to one disabled control alone, and can be pressed. */
export function partsOfDisabled(): string[] {
  const story = document.querySelector('#storybook-root');
  return [...document.querySelectorAll(`:is(${CONTROL}):disabled`)].flatMap((control) => {
    let around: Element = control;
    // As far as nothing else can be filled in.
    while (
      around.parentElement &&
      around.parentElement !== story &&
      story?.contains(around.parentElement) &&
      around.parentElement.querySelectorAll(CONTROL).length === 1 &&
      !around.parentElement.querySelector('form')
    )
      around = around.parentElement;
    return [
      ...around.querySelectorAll(
        'button:not(:disabled, [aria-disabled="true"], [type="submit"]), [role="button"]:not([aria-disabled="true"])',
      ),
    ]
      .filter(isVisible)
      .map((button) => `can be pressed, though its field is disabled: ${name(button)}`);
  });
}

/** Fields without a label: a placeholder as the only name goes with the first letter that is typed. */
export const namedByPlaceholder = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>(`:is(${CONTROL}):is([placeholder], [title])`)]
    .filter(
      (field) =>
        isVisible(field) &&
        ![...(field.labels ?? [])].some((label) => label.textContent.trim()) &&
        !field.getAttribute('aria-label')?.trim() &&
        !field
          .getAttribute('aria-labelledby')
          ?.split(/\s+/)
          .some((id) => document.getElementById(id)?.textContent.trim()),
    )
    .map((field) => `has no name besides its placeholder or title: ${name(field)}`);

/** The last focused element, with its story and its name, and whether the reader has moved the focus away since. */
let focused: { element: Element; story: number; name: string; isLeft: boolean } | null = null;

const isHiddenOrDisabled = (element: Element): boolean =>
  element.matches(':disabled') || !element.checkVisibility({ visibilityProperty: true });

/** Tracks the focused element. A closing dialog restores the previous one. */
export function watchFocus(): void {
  document.addEventListener(
    'focusout',
    ({ target }) => {
      // In Chromium, hiding or disabling an element fires this event too.
      if (focused && focused.element === target && !isHiddenOrDisabled(focused.element)) focused.isLeft = true;
    },
    true,
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      focused = target.closest('dialog')
        ? null
        : { element: target, story: window.taawunStory, name: name(target), isLeft: false };
    },
    true,
  );
}

/** Reports lost focus: the focused element is gone, hidden or disabled, so the keyboard user starts again at the top. */
export function lostFocus(): string[] {
  if (
    !focused ||
    focused.story !== window.taawunStory ||
    (document.activeElement && document.activeElement !== document.body)
  )
    return [];
  if (!focused.element.isConnected)
    return [`the focus is lost, because the element that had it is gone: ${focused.name}`];
  return isHiddenOrDisabled(focused.element) && !focused.isLeft
    ? [`the focus is lost, because the element that had it is hidden or disabled: ${focused.name}`]
    : [];
}

/** Whether a mutation only marks focus or pointer, without any other effect. */
const isMark = ({ attributeName }: MutationRecord): boolean =>
  attributeName !== null && /^(data-(focused|hovered|pressed|focus-visible)|tabindex|class|style)$/.test(attributeName);

/** Presses elements and returns what changed on the page. */
async function changesAfter(press: () => void): Promise<MutationRecord[]> {
  const changes: MutationRecord[] = [];
  const watch = new MutationObserver((records) => changes.push(...records.filter((record) => !isMark(record))));
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  press();
  await frame();
  await frame();
  watch.disconnect();
  return changes;
}

const disabledResponds = (changes: readonly MutationRecord[], of: string): string =>
  `says that it is disabled, and acts when it is pressed (${changes
    .map(({ type, attributeName, target }) => `${attributeName ?? type} of ${target.nodeName}`)
    .slice(0, 3)
    .join(', ')}): ${of}`;

/** Elements that claim to be disabled and still change the page when pressed. Requires a settled story. */
export async function respondingDisabled(): Promise<string[]> {
  const disabled = [...document.querySelectorAll<HTMLElement>('[aria-disabled="true"]')].filter(isVisible);
  if (disabled.length === 0) return [];
  // A calendar has hundreds: press all at once, and each on its own only when something changed.
  const all = await changesAfter(() => {
    for (const element of disabled) element.click();
  });
  if (all.length === 0) return [];
  const found: string[] = [];
  if (disabled.length > 1)
    for (const element of disabled) {
      if (!element.isConnected || !isVisible(element)) continue;
      const changes = await changesAfter(() => element.click());
      if (changes.length > 0) found.push(disabledResponds(changes, name(element)));
    }
  // The only one, or one that acts once.
  return found.length > 0 ? found : [disabledResponds(all, disabled.map(name).join(' or '))];
}

/** Whether a control holds all that is visible of a column's name, which is read on paper too. */
const namesColumn = (element: HTMLElement): boolean => {
  const text = element.innerText.trim();
  return text !== '' && element.closest('th')?.innerText.trim() === text;
};

/** What does nothing on paper, and is printed. For a page whose medium is print. */
export const printedControls = (): string[] =>
  [
    ...document.querySelectorAll<HTMLElement>(
      'button:not(.cover, :has(img)), [role="button"]:not(.cover), [role="menu"], input[type="submit"], header nav, footer nav, footer:not(:is(main, article, section, dialog) footer) :is(ul, ol):has(a[href]), nav:has(a[aria-current="page"], [rel="next"], [rel="prev"])',
    ),
  ]
    .filter((element) => element.getBoundingClientRect().height > 0 && isVisible(element) && !namesColumn(element))
    .map((element) => `is printed, and does nothing on paper: ${name(element)}`);
