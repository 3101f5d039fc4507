import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderToString } from 'react-dom/server';
import { toTheEnd } from '../../testing/act.ts';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi, wrap, type Rendered } from '../../testing/renderUi.tsx';
import { fakeMapbox, type FakeMap, type FakeMapbox } from './fakeMapbox.ts';
import { BranchMap, type BranchMapProps, type BranchPlace } from './index.ts';
import { LOAD_TIMEOUT } from './openMap.ts';

const branches: BranchPlace[] = [
  {
    slug: 'buraydah',
    name: 'فرع بريدة',
    city: 'بريدة',
    phone: '+966163621000',
    latitude: 26.3292,
    longitude: 43.9747,
    isMain: true,
    href: '/buraydah',
  },
  { slug: 'riyadh', name: 'فرع الرياض', city: 'الرياض', latitude: 24.7034, longitude: 46.6857, href: '/riyadh' },
  ...Array.from({ length: 10 }, (_, index) => ({
    slug: `b${index}`,
    name: `فرع ${index}`,
    city: 'أبها',
    latitude: 18.2 + index / 10,
    longitude: 42.5,
    href: `/b${index}`,
  })),
];
const view = (props: Partial<BranchMapProps> = {}) => <BranchMap label="الفروع" branches={branches} {...props} />;

describeComponent('BranchMap', view({ defaultSelected: 'riyadh' }));
describeComponent('BranchMap, empty', view({ branches: [] }));

const name = (ui: Rendered, slug: string): HTMLButtonElement =>
  ui.container.querySelectorAll<HTMLButtonElement>('li button')[
    branches.findIndex((branch) => branch.slug === slug)
  ] as HTMLButtonElement;
const press = (element: Element | null | undefined): Promise<void> =>
  toTheEnd(() => element?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
/** Waits until the IntersectionObserver has fired and its effects have run. */
const frames = (): Promise<void> =>
  toTheEnd(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
const live = (ui: Rendered): boolean => ui.container.querySelector('[data-live]') !== null;
const pinCount = (ui: Rendered): number => ui.container.querySelectorAll('[aria-hidden="true"] [data-pin]').length;

let noise: MockInstance[] = [];
beforeEach(async () => {
  await page.viewport(1280, 800);
  noise = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});
afterEach(() => {
  const said = noise.flatMap((spy) => spy.mock.calls.map(String));
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(said, 'console').toEqual([]);
});

/** Renders the map with a fake library and waits until it is opened, as far as that succeeds. */
async function opened(
  fake: FakeMapbox = fakeMapbox(),
  props: Partial<BranchMapProps> = {},
  locale: 'ar' | 'en' = 'ar',
) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { loadMap = () => Promise.resolve(fake.library), ...rest } = props;
  const loadMapSpy = vi.fn(loadMap);
  const element = view({ token: 'pk.test', loadMap: loadMapSpy, ...rest });
  const ui = await renderUi(element, { locale });
  // The live map is loaded with the first token; on a busy machine that takes longer.
  for (let round = 0; round < 200 && !loadMapSpy.mock.calls.length; round++) await frames();
  await frames();
  return { ui, fake, element, map: fake.maps[0] as FakeMap };
}

describe('without a token', () => {
  it('renders list and static map on a server', () => {
    const html = renderToString(wrap(view()));
    expect(html).toContain('href="/riyadh"');
    expect(html.match(/data-pin="/g)).toHaveLength(branches.length);
  });
  it('loads no library', async () => {
    const loadMap = vi.fn<NonNullable<BranchMapProps['loadMap']>>();
    await renderUi(view({ loadMap }));
    expect(loadMap).not.toHaveBeenCalled();
  });
  it('shows the selection in list and static map, and scrolls the list only', async () => {
    const ui = await renderUi(<div style={{ paddingBlockEnd: 2000 }}>{view()}</div>);
    const list = ui.container.querySelector('ul') as HTMLElement;
    await press(ui.container.querySelector('[aria-hidden="true"] [data-pin="b9"]'));
    expect(name(ui, 'b9').ariaPressed).toBe('true');
    const [frame, item] = [list, list.querySelector('[data-selected]') as Element].map((element) =>
      element.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    expect(list.scrollTop).toBeGreaterThan(0);
    expect(item.bottom).toBeLessThanOrEqual(frame.bottom + 1);
    expect(window.scrollY).toBe(0);
    expect(ui.container.querySelector('[aria-hidden="true"] [data-pin="b9"]')?.hasAttribute('data-selected')).toBe(
      true,
    );
    await press(ui.container.querySelector('[aria-hidden="true"] svg'));
    expect(ui.container.querySelector('[data-selected]')).toBeNull();
  });
  it('does not select by itself when controlled', async () => {
    const onSelectedChange = vi.fn<NonNullable<BranchMapProps['onSelectedChange']>>();
    const ui = await renderUi(view({ selected: 'riyadh', onSelectedChange }));
    await press(name(ui, 'b1'));
    expect(onSelectedChange).toHaveBeenCalledExactlyOnceWith('b1', { reason: 'list' });
    expect(name(ui, 'riyadh').ariaPressed).toBe('true');
  });
  it.each(['ar', 'en'] as const)('does not mirror in %s: Riyadh stays east of Buraydah', async (locale) => {
    const ui = await renderUi(view(), { locale });
    const at = (slug: string): number =>
      ui.container.querySelector(`[aria-hidden="true"] [data-pin="${slug}"]`)?.getBoundingClientRect().left ?? 0;
    expect(at('riyadh')).toBeGreaterThan(at('buraydah'));
  });
  it('is beside its list on wide screens, and above it on a phone', async () => {
    const ui = await renderUi(view());
    const tops = (): number[] =>
      [...ui.container.querySelectorAll('section > *')].map((part) => part.getBoundingClientRect().top);
    const [list = 0, map = 1] = tops();
    expect(list).toBe(map);
    await page.viewport(390, 800);
    const [row = 0, above = 0] = tops();
    expect(above).toBeLessThan(row);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});

describe('with a token', () => {
  it('keeps the static map until the map has rendered', async () => {
    const { ui, fake, map } = await opened();
    expect(fake.setAccessToken).toHaveBeenCalledExactlyOnceWith('pk.test');
    expect([live(ui), pinCount(ui)]).toEqual([false, branches.length]);
    await toTheEnd(() => map.fire('load'));
    expect(live(ui)).toBe(true);
  });
  it('loads when it enters the viewport', async () => {
    const loadMap = vi.fn<NonNullable<BranchMapProps['loadMap']>>(() => Promise.resolve(fakeMapbox().library));
    const ui = await renderUi(<div style={{ paddingBlockStart: 3000 }}>{view({ token: 'pk.test', loadMap })}</div>);
    await frames();
    expect(loadMap).not.toHaveBeenCalled();
    ui.container.querySelector('section')?.scrollIntoView();
    await frames();
    expect(loadMap).toHaveBeenCalledOnce();
  });
  it.each([
    ['ar', 'top-left', 'bottom-left', 'bottom-right', 'تقريب'],
    ['en', 'top-right', 'bottom-right', 'bottom-left', 'Zoom in'],
  ] as const)(
    'places controls at the inline end and labels them in %s',
    async (locale, controls, attribution, logo, zoomIn) => {
      const { map } = await opened(fakeMapbox(), {}, locale);
      expect(map.calls).toEqual([
        ['addControl', 'navigation', controls],
        ['addControl', 'attribution', attribution],
      ]);
      expect(map.options).toMatchObject({ language: locale, cooperativeGestures: true, logoPosition: logo });
      expect(map.options.locale['NavigationControl.ZoomIn']).toBe(zoomIn);
      expect(Object.values(map.options.locale).filter((text) => text.startsWith('ui.'))).toEqual([]);
    },
  );
  it.each([
    [false, 'flyTo'],
    [true, 'jumpTo'],
  ] as const)('moves to the place selected in the list (reduced motion: %s)', async (reduced, way) => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: reduced && query.includes('reduced-motion'),
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    const { ui, map } = await opened();
    await toTheEnd(() => map.fire('load'));
    map.calls.length = 0;
    await press(name(ui, 'riyadh'));
    expect(map.calls).toEqual([[way, { center: [46.6857, 24.7034], zoom: 11 }]]);
    expect(map.options.container.querySelector('a')?.getAttribute('href')).toBe('/riyadh');
    await press(name(ui, 'riyadh'));
    expect(map.calls.at(-1)).toEqual([
      'fitBounds',
      [
        [42.5, 18.2],
        [46.6857, 26.3292],
      ],
      expect.objectContaining({ animate: !reduced }),
    ]);
    expect(map.options.container.querySelector('a')).toBeNull();
  });
  it('reports presses on its pins and beside them', async () => {
    const onSelectedChange = vi.fn<NonNullable<BranchMapProps['onSelectedChange']>>();
    const { ui, map } = await opened(fakeMapbox(), { onSelectedChange });
    const pin = map.options.container.querySelector('[data-pin="riyadh"]');
    expect([pin?.getAttribute('aria-label'), pin?.getAttribute('role')]).toEqual(['فرع الرياض', 'button']);
    await press(pin);
    expect(onSelectedChange).toHaveBeenLastCalledWith('riyadh', { reason: 'map' });
    expect([name(ui, 'riyadh').ariaPressed, pin?.hasAttribute('data-selected')]).toEqual(['true', true]);
    await toTheEnd(() => map.fire('click'));
    expect(onSelectedChange).toHaveBeenLastCalledWith(null, { reason: 'map' });
  });
  it('follows the theme', async () => {
    const { map } = await opened();
    await toTheEnd(() => map.fire('load'));
    expect(map.options['style']).toMatch(/light/);
    document.documentElement.dataset['theme'] = 'dark';
    await expect.poll(() => map.calls.at(-1)).toEqual(['setStyle', expect.stringMatching(/dark/)]);
    delete document.documentElement.dataset['theme'];
  });
  it('reopens for another language or other branches, not for an equal list', async () => {
    const { ui, fake, element } = await opened();
    await ui.rerender(
      <BranchMap {...(element.props as BranchMapProps)} branches={branches.map((branch) => ({ ...branch }))} />,
    );
    expect(fake.maps).toHaveLength(1);
    await ui.rerender(element, { locale: 'en' });
    await frames();
    expect(fake.maps.map(({ removed, options }) => [removed, options['language']])).toEqual([
      [true, 'ar'],
      [false, 'en'],
    ]);
  });
  it.each([
    ['unavailable', 1],
    ['deferred', 0],
    ['loaded', 0],
  ])('sets the plugin for Arabic once per page (%s)', async (rtl, times) => {
    const { setRTLTextPlugin } = (await opened(fakeMapbox({ rtl }))).fake;
    expect(setRTLTextPlugin.mock.calls).toEqual(
      Array.from({ length: times }, () => ['https://own.example/rtl.js', expect.any(Function), true]),
    );
  });
  it('removes the map on unmount', async () => {
    const { ui, map } = await opened();
    await ui.unmount();
    expect(map.removed).toBe(true);
  });
});

describe('shows the static map again', () => {
  const unauthorized = { error: Object.assign(new Error('Unauthorized'), { status: 401 }) };
  const forbidden = { error: Object.assign(new Error('Forbidden'), { status: 403 }) };
  const noToken = { error: new Error('A valid Mapbox access token is required to use Mapbox GL JS.') };

  it.each([
    ['rejected', unauthorized],
    ['forbidden', forbidden],
    ['without a valid token', noToken],
  ] as const)('when the map is %s before it has rendered', async (_name, event) => {
    const { ui, map } = await opened();
    await toTheEnd(() => map.fire('error', event));
    expect([live(ui), map.removed, pinCount(ui)]).toEqual([false, true, branches.length]);
  });
  it.each([
    ['rejected', unauthorized],
    ['without a valid token', noToken],
  ] as const)('when the map is %s after it has rendered', async (_name, event) => {
    const { ui, map } = await opened();
    await toTheEnd(() => map.fire('load'));
    await press(name(ui, 'riyadh'));
    await toTheEnd(() => map.fire('error', event));
    expect([live(ui), map.removed]).toEqual([false, true]);
    await press(name(ui, 'b1'));
    expect(name(ui, 'b1').ariaPressed).toBe('true');
  });
  it('when nothing renders within the timeout', async () => {
    const { ui, map } = await opened();
    await toTheEnd(() => vi.advanceTimersByTime(LOAD_TIMEOUT - 1));
    expect(map.removed).toBe(false);
    await toTheEnd(() => vi.advanceTimersByTime(1));
    expect([live(ui), map.removed]).toEqual([false, true]);
  });
  it('not when it rendered in time, nor for a failed tile', async () => {
    const { ui, map } = await opened();
    await toTheEnd(() => map.fire('load'));
    await toTheEnd(() => vi.advanceTimersByTime(LOAD_TIMEOUT * 2));
    await toTheEnd(() => map.fire('error', { error: Object.assign(new Error('Not Found'), { status: 404 }) }));
    expect([live(ui), map.removed]).toEqual([true, false]);
  });
  it.each([
    ['the library throws', fakeMapbox({ broken: true }), {}],
    [
      'the library cannot be fetched',
      fakeMapbox(),
      { loadMap: () => Promise.reject(new TypeError('Failed to fetch')) },
    ],
    ['the plugin for Arabic failed before', fakeMapbox({ rtl: 'error' }), {}],
  ] as const)('when %s', async (_name, fake, props) => {
    const { ui } = await opened(fake, props);
    expect([live(ui), pinCount(ui), fake.maps.length]).toEqual([false, branches.length, 0]);
  });
  it('when the plugin for Arabic fails to load', async () => {
    const { fake, map } = await opened();
    await toTheEnd(() => fake.setRTLTextPlugin.mock.calls[0]?.[1](new Error('Failed to fetch')));
    expect(map.removed).toBe(true);
  });
});
