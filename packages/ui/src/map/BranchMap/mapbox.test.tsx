import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { actEnvironment } from '../../testing/act.ts';
import { renderUi } from '../../testing/renderUi.tsx';
import * as library from '../mapbox.ts';
import { BranchMap } from './index.ts';
import type { MapLibrary } from './library.ts';

/** A style that needs no network. */
const style = {
  version: 8,
  glyphs: 'data:application/octet-stream,#{fontstack}/{range}',
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#ffffff' } }],
} as const;

/** Layer with a place name whose glyphs are requested but never rendered. */
const names = {
  id: 'names',
  type: 'symbol',
  source: {
    type: 'geojson',
    data: { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [44.6, 25.6] } },
  },
  layout: { 'text-field': 'بريدة', 'text-font': ['Readex Pro'] },
} as const;

const branches = [
  { slug: 'buraydah', name: 'فرع بريدة', latitude: 26.3292, longitude: 43.9747, isMain: true, href: '#buraydah' },
  { slug: 'riyadh', name: 'فرع الرياض', latitude: 24.7034, longitude: 46.6857, href: '#riyadh' },
];

const middle = (element: Element | null | undefined): [number, number] => {
  const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return [x + width / 2, y + height / 2];
};

// No request leaves the machine: Mapbox' telemetry requests get a local response.
const fetchNow = window.fetch.bind(window);
beforeEach(async () => {
  await page.viewport(1280, 800);
  vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
    /mapbox\.com/.test(input instanceof Request ? input.url : String(input))
      ? Promise.resolve(new Response('{}'))
      : fetchNow(input, init),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
});

// Mapbox requests glyphs while it paints, and Chromium can stop painting a page for 15 s on a busy machine (see the
// journeys in vitest.config.ts).
it('renders with the real mapbox-gl, joins Arabic letters, and cleans up', { retry: 1 }, async () => {
  const noise = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  const requested: string[] = [];
  const made: InstanceType<MapLibrary['Map']>[] = [];
  class Spied extends library.Map {
    constructor(options: ConstructorParameters<typeof library.Map>[0]) {
      super({
        ...options,
        transformRequest: (url, type) => {
          if (type === 'Glyphs') requested.push(url);
          return { url };
        },
      });
      made.push(this);
    }
  }
  const ui = await renderUi(
    <BranchMap
      label="الفروع"
      branches={branches}
      token="pk.test"
      mapStyles={{ light: style as never, dark: style as never }}
      loadMap={() => Promise.resolve({ ...library, Map: Spied })}
    />,
  );
  actEnvironment(false);
  await expect.poll(() => ui.container.querySelector('[data-live] canvas')).not.toBeNull();
  const canvas = ui.container.querySelector('canvas') as HTMLCanvasElement;
  expect(canvas.getAttribute('aria-label')).toBe('خريطة');
  expect(ui.container.querySelectorAll('[data-live] [data-pin]')).toHaveLength(branches.length);
  expect(
    [...ui.container.querySelectorAll('.mapboxgl-ctrl-top-left button')].map((button) =>
      button.getAttribute('aria-label'),
    ),
  ).toEqual(['تقريب', 'إبعاد', 'توجيه الخريطة إلى الشمال']);
  expect(ui.container.querySelector('.mapboxgl-ctrl-attrib')).not.toBeNull();
  expect(canvas.getBoundingClientRect()).toEqual(
    ui.container.querySelector('[data-live]')?.parentElement?.getBoundingClientRect(),
  );
  made[0]?.addLayer(names as never);
  // The presentation forms of بريدة are in this range, the letters themselves at 1536–1791: without the plugin, Mapbox
  // requests the latter.
  await expect
    .poll(() => ({
      isLive: ui.container.querySelector('[data-live]') !== null,
      plugin: library.getRTLTextPluginStatus(),
      requested: [...new Set(requested)],
    }))
    .toEqual({
      isLive: true,
      plugin: 'loaded',
      requested: ['data:application/octet-stream,#Readex Pro/65024-65279'],
    });
  (ui.container.querySelectorAll('li button')[1] as HTMLElement).click();
  await expect.poll(() => ui.container.querySelector('.mapboxgl-popup a')?.getAttribute('href')).toBe('#riyadh');
  // Reduced motion: the map is shown immediately, centred on the selected pin and above the static map.
  const pin = ui.container.querySelector('[data-live] [data-pin="riyadh"]');
  const [x, y] = middle(canvas);
  await expect.poll(() => Math.hypot(middle(pin)[0] - x, middle(pin)[1] - y)).toBeLessThan(1);
  expect(document.elementFromPoint(x, y)).toBe(pin);
  await ui.unmount();
  expect(noise.flatMap((spy) => spy.mock.calls.map(String))).toEqual([]);
});

it('keeps the static map without WebGL', async () => {
  const noise = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const ui = await renderUi(<BranchMap label="الفروع" branches={branches} token="pk.test" />);
  actEnvironment(false);
  await expect.poll(() => getContext).toHaveBeenCalledWith('webgl2');
  expect([ui.container.querySelector('canvas'), ui.container.querySelectorAll('[data-pin]').length]).toEqual([
    null,
    branches.length,
  ]);
  expect(noise.flatMap((spy) => spy.mock.calls.map(String))).toEqual([]);
});
