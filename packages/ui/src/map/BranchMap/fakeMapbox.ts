import { vi } from 'vitest';
import type { MapLibrary } from './library.ts';

type Listener = (event: Record<string, unknown>) => void;

/** Records the calls to the map, in order. */
export interface FakeMap {
  options: Record<string, unknown> & { container: HTMLElement; locale: Record<string, string> };
  calls: [name: string, ...args: unknown[]][];
  fire: (name: string, event?: Record<string, unknown>) => void;
  removed: boolean;
}

export interface FakeMapbox {
  library: MapLibrary;
  /** All maps that were opened. */
  maps: FakeMap[];
  setRTLTextPlugin: ReturnType<
    typeof vi.fn<(url: string, callback: (error?: Error) => void, deferred: boolean) => void>
  >;
  setAccessToken: ReturnType<typeof vi.fn<(token: string) => void>>;
}

interface FakeOptions {
  /** Makes the constructor throw. */
  broken?: boolean;
  rtl?: string;
}

/** Returns a fake mapbox-gl that renders nothing and is controlled by the test. */
export function fakeMapbox({ broken = false, rtl = 'unavailable' }: FakeOptions = {}): FakeMapbox {
  const maps: FakeMap[] = [];
  class FakeBase {
    calls: [name: string, ...args: unknown[]][] = [];
    removed = false;
    private listeners: [string, Listener][] = [];
    options: FakeMap['options'];
    constructor(options: FakeMap['options']) {
      if (broken) throw new Error('Failed to initialize WebGL.');
      this.options = options;
      options.container.append(document.createElement('canvas'));
      maps.push(this);
    }
    on(name: string, listener: Listener): this {
      this.listeners.push([name, listener]);
      return this;
    }
    fire(name: string, event: Record<string, unknown> = {}): void {
      for (const [key, listener] of this.listeners) if (key === name) listener(event);
    }
    remove(): void {
      this.removed = true;
      this.options.container.replaceChildren();
    }
    getZoom(): number {
      return 5;
    }
    addControl({ kind }: { kind: string }, place: string): void {
      this.calls.push(['addControl', kind, place]);
    }
    flyTo(view: unknown): void {
      this.calls.push(['flyTo', view]);
    }
    jumpTo(view: unknown): void {
      this.calls.push(['jumpTo', view]);
    }
    fitBounds(bounds: unknown, options: unknown): void {
      this.calls.push(['fitBounds', bounds, options]);
    }
    setStyle(style: unknown): void {
      this.calls.push(['setStyle', style]);
    }
  }
  class Part {
    element: HTMLElement = document.createElement('div');
    constructor(options: { element?: HTMLElement } = {}) {
      if (options.element) this.element = options.element;
    }
    setLngLat(): this {
      return this;
    }
    setDOMContent(content: HTMLElement): this {
      this.element.append(content);
      return this;
    }
    addTo(map: FakeBase): this {
      map.options.container.append(this.element);
      return this;
    }
    remove(): this {
      this.element.remove();
      return this;
    }
    getElement(): HTMLElement {
      return this.element;
    }
  }
  class NavigationControl {
    readonly kind = 'navigation';
  }
  class AttributionControl {
    readonly kind = 'attribution';
  }
  const setRTLTextPlugin = vi.fn<(url: string, callback: (error?: Error) => void, deferred: boolean) => void>();
  const setAccessToken = vi.fn<(token: string) => void>();
  const library = {
    Map: FakeBase,
    Marker: Part,
    Popup: Part,
    NavigationControl,
    AttributionControl,
    setAccessToken,
    setRTLTextPlugin,
    getRTLTextPluginStatus: () => rtl,
    rtlTextUrl: 'https://own.example/rtl.js',
  };
  return { library: library as unknown as MapLibrary, maps, setRTLTextPlugin, setAccessToken };
}
