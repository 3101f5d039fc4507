import { cloneElement, createRef, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import type { ShippedLanguage } from '../foundations/locale.ts';
import { hydrateUi } from './hydrateUi.tsx';
import { leaksOf } from './leaks.ts';
import { renderUi, wrap } from './renderUi.tsx';

export interface ConformanceOptions {
  /**
   * Whether the component has a root element that accepts `ref`, `className` and attributes; false for plain values and
   * portals. @default true
   */
  root?: boolean;
  /** Whether the component depends on browser state, so that a server renders nothing. @default false */
  clientOnly?: boolean;
}

const locales: readonly ShippedLanguage[] = ['ar', 'en'];

/**
 * Tests the rules of every component that no story covers: `ref`, `className` and attributes reach one element, a
 * server renders it in both languages and the browser the same, its listeners and intervals are removed, and nothing is
 * logged to the console.
 */
export function describeComponent(
  name: string,
  element: ReactElement,
  { root = true, clientOnly = false }: ConformanceOptions = {},
): void {
  describe(`${name}: conformance`, () => {
    let noise: MockInstance[] = [];
    beforeEach(() => {
      noise = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    });
    afterEach(() => {
      const said = noise.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')));
      for (const spy of noise) spy.mockRestore();
      expect(said).toEqual([]);
    });

    it.runIf(root)('passes ref, className and attributes to one element', async () => {
      const ref = createRef<HTMLElement>();
      const { container, unmount } = await renderUi(
        cloneElement(element as ReactElement<Record<string, unknown>>, {
          ref,
          className: 'given',
          'data-conformance': 'yes',
          'aria-describedby': 'conformance-note',
        }),
      );
      const targets = container.querySelectorAll('[data-conformance="yes"]');
      expect(targets).toHaveLength(1);
      expect([...targets[0]!.classList]).toContain('given');
      expect(ref.current).toBe(targets[0]);
      // On the control of a field, beside its hint and error.
      expect(container.querySelectorAll('[aria-describedby~="conformance-note"]')).toHaveLength(1);
      await unmount();
    });

    it.each(locales)(`renders ${clientOnly ? 'nothing ' : ''}on a server in %s`, (locale) => {
      const html = renderToString(wrap(<main>{element}</main>, { locale }));
      expect(/<main>(.*)<\/main>/s.exec(html)?.[1]?.replaceAll(/<!--.*?-->/g, '')).toMatch(clientOnly ? /^$/ : /\S/);
    });

    it('renders the same in the browser as on the server', async () => {
      const differences: unknown[] = [];
      const { unmount } = await hydrateUi(element, { onRecoverableError: (error) => void differences.push(error) });
      await unmount();
      // A different attribute is logged instead.
      expect(differences).toEqual([]);
    });

    it('removes its listeners and intervals', async () => {
      // Listeners that are added once, on the first render, are no leak.
      await (await renderUi(element)).unmount();
      expect(await leaksOf(async () => (await renderUi(element)).unmount())).toEqual([]);
    });
  });
}
