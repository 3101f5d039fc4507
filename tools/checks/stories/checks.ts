// What every story is checked for in the page that its screenshots were taken of.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import type { CDPSession, Page } from 'playwright';
import { build, type Rollup } from 'vite';
import type { ScreenshotMode } from '../../../packages/ui/src/testing/modes.ts';
import { paper } from '../../../packages/ui/src/testing/viewports.ts';
import { root } from '../../dev/builds.ts';
import { untilAnnounced } from '../visual/in-page.ts';
import type { PageChecks } from './page-checks.ts';
import { timed } from './timings.ts';
import { takeTranscript, type Transcript } from './transcript.ts';

/** Checks of one visit: pages are checked for reflow in the narrow window, for accessibility in the wide one. */
export interface ChecksOfVisit {
  accessibility: boolean;
  reflow: boolean;
  /** Its transcript is taken. */
  transcript: boolean;
  /** Why something in the story turns around, where it does on purpose. */
  turned: boolean;
  /** What of the story keeps its side in the mirror check, as a selector. */
  stays: string;
  /** The story fills the window. */
  fullscreen: boolean;
  /** The story is shown on a phone only. */
  onPhone: boolean;
  /** Its links lead to pages of the portal. */
  links: boolean;
  /** Its texts are checked for contrast under the pointer too. */
  hovered: boolean;
  /** A component without stories in the state modes: it must not contain interactive elements. */
  withoutStates: boolean;
}

/** What one visit gave: a line for each element that breaks a rule, and the transcript. */
export interface CheckedVisit {
  faults: string[];
  transcript?: Transcript;
}

const NARROW = { width: 320, height: 800 };

/** A window of 1280 × 1024 px at 400 % (WCAG 1.4.10). */
const LOW = { width: 320, height: 256 };

/** Height of a phone's home indicator, in CSS pixels: the safe area ends above it. */
const HOME_INDICATOR = 34;

declare global {
  interface Window {
    pageChecks: PageChecks;
    axe: { run: (context: object, options: RunOptions) => Promise<AxeResults> };
  }
}

let source: Promise<string> | undefined;

/** The code that the checks need in a page, as one script. */
export function checksSource(): Promise<string> {
  return (source ??= bundle());
}

async function bundle(): Promise<string> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'page-checks.ts'), formats: ['iife'], name: 'storyPageChecks' },
    },
  })) as Rollup.RollupOutput[];
  const code = built
    .flatMap(({ output }) => output.flatMap((part) => (part.type === 'chunk' ? [part.code] : [])))
    .join('\n');
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return `${axe}\n${code}`;
}

/** Rules of axe that are off by default. */
const FURTHER_RULES = [
  'css-orientation-lock',
  'label-content-name-mismatch',
  'p-as-heading',
  'table-fake-caption',
  'target-size',
  'td-has-header',
];

/** Runs axe in the page. Returns a line for each violation. Sent as source: uses only its arguments. */
async function runAxe({ only, further }: { only: 'contrast' | 'all'; further: readonly string[] }): Promise<string[]> {
  const { violations } = await window.axe.run(
    // What Storybook itself puts into the page.
    { include: [['body']], exclude: [['.sb-wrapper'], ['#storybook-docs'], ['#storybook-highlights-root']] },
    {
      resultTypes: ['violations'],
      preload: false,
      elementRef: false,
      ancestry: false,
      iframes: false,
      ...(only === 'contrast' ? { runOnly: ['color-contrast'] } : {}),
      rules: {
        // A story is a part of a page: it has no landmarks of its own.
        region: { enabled: false },
        ...Object.fromEntries(further.map((rule) => [rule, { enabled: true }])),
      },
    },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) =>
        `axe ${id}: ${(failureSummary ?? '').split('\n').slice(1).join(' ').trim()} ${html.slice(0, 240)}`,
    ),
  );
}

const contrastFaults = (page: Page): Promise<string[]> =>
  page.evaluate(runAxe, { only: 'contrast' as const, further: [] });

/** Checks the rendered story on paper. The medium of the page is print. */
export async function checkOnPaper(page: Page): Promise<CheckedVisit> {
  const printed = await timed('print', () => page.evaluate(() => window.pageChecks.printedControls()));
  const contrast = await timed('contrast', () => contrastFaults(page));
  return { faults: [...printed, ...contrast.map((line) => `on paper ${line}`)] };
}

/** Checks the rendered story and restores the window. The page is in the light theme. */
export async function checkPage(
  page: Page,
  cdp: CDPSession,
  { locale, viewport }: ScreenshotMode,
  checks: ChecksOfVisit,
  wear: (theme: ScreenshotMode['theme'], state?: 'hover') => Promise<void>,
): Promise<CheckedVisit> {
  const found: string[] = [];
  const note = async (part: string, run: () => Promise<string[]>): Promise<void> =>
    void found.push(...(await timed(part, run)));
  // First: some checks scroll, or resize the window.
  if (checks.transcript) await timed('announcements', () => page.evaluate(untilAnnounced));
  const transcript = checks.transcript ? await timed('transcript', () => takeTranscript(page, cdp, locale)) : undefined;
  if (checks.accessibility) {
    await timed('themes', () => wear('dark'));
    await note('contrast', async () => (await contrastFaults(page)).map((line) => `in the dark theme ${line}`));
    await note('colors', () => page.evaluate(() => window.pageChecks.colorFaults()));
    if (checks.hovered) {
      for (const theme of ['dark', 'light'] as const) {
        await timed('states', () => wear(theme, 'hover'));
        await note('contrast', async () =>
          (await contrastFaults(page)).map((line) => `under the pointer in the ${theme} theme ${line}`),
        );
      }
    }
    await timed('themes', () => wear('light'));
    await note('axe', () => page.evaluate(runAxe, { only: 'all' as const, further: FURTHER_RULES }));
  }
  await note('invariants', () =>
    page.evaluate((options) => window.pageChecks.invariants(options), {
      bidi: locale === 'ar' && !checks.turned,
      links: checks.links,
    }),
  );
  if (locale === 'ar')
    await note('mirror', () =>
      page.evaluate(({ stays }) => window.pageChecks.mirror({ stays }), { stays: checks.stays }),
    );
  if (checks.withoutStates) await note('states', () => page.evaluate(() => window.pageChecks.withoutStates()));
  await note('disabled', () => page.evaluate(() => window.pageChecks.respondingDisabled()));
  if (checks.accessibility)
    await note('enlarged', () =>
      page.evaluate((options) => window.pageChecks.enlarged(options), {
        fullscreen: checks.fullscreen,
        onPhone: checks.onPhone,
      }),
    );
  if (checks.accessibility) await note('spacing', () => page.evaluate(() => window.pageChecks.cutOffBySpacing()));
  if (checks.reflow) {
    await note('reflow', async () => {
      await page.setViewportSize(NARROW);
      const wide = await page.evaluate(({ padding }) => window.pageChecks.reflow({ padding }), {
        padding: checks.fullscreen ? '' : '16px',
      });
      await cdp.send('Emulation.setSafeAreaInsetsOverride', {
        insets: { bottom: HOME_INDICATOR, bottomMax: HOME_INDICATOR },
      });
      wide.push(...(await page.evaluate((inset) => window.pageChecks.outsideSafeArea(inset), HOME_INDICATOR)));
      await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets: {} });
      if (checks.fullscreen) {
        await page.setViewportSize(LOW);
        wide.push(...(await page.evaluate(() => window.pageChecks.lowWindow())));
      }
      await page.setViewportSize(viewport);
      return wide;
    });
  }
  if (checks.fullscreen && checks.accessibility) {
    await note('print', async () => {
      await page.setViewportSize(paper);
      await page.emulateMedia({ media: 'print' });
      const printed = await page.evaluate(() => window.pageChecks.printedControls());
      await page.emulateMedia({ media: null });
      await page.setViewportSize(viewport);
      return printed;
    });
  }
  await note('motion', () => page.evaluate(() => window.pageChecks.inMotion()));
  await note('edges', () => page.evaluate(() => window.pageChecks.beyondEdges()));
  // Last, because it changes the story.
  await note('arrow keys', () => page.evaluate(() => window.pageChecks.arrows()));
  return { faults: found, ...(transcript ? { transcript } : {}) };
}
