import axe from 'axe-core';
import { cloneElement, createRef, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import type { Locale } from '../foundations/locale.ts';
import { renderUi, wrap, type Rendered } from './renderUi.tsx';

export interface ConformanceOptions {
  /** Components that are only values or portals have no root to hand `ref`, `className` and attributes to. @default true */
  root?: boolean;
}

const locales: readonly Locale[] = ['ar', 'en'];

/**
 * What every component must keep, in one line: `ref`, `className` and attributes reach one element, it draws in both directions,
 * axe finds nothing, the console stays silent, and a server can render it.
 */
export function describeComponent(name: string, element: ReactElement, { root = true }: ConformanceOptions = {}): void {
  describe(`${name}: conformance`, () => {
    let rendered: Rendered | undefined;
    let noise: MockInstance[] = [];
    beforeEach(() => { noise = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]; });
    afterEach(async () => {
      await rendered?.unmount();
      rendered = undefined;
      const said = noise.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')));
      for (const spy of noise) spy.mockRestore();
      expect(said).toEqual([]);
    });

    it.runIf(root)('hands ref, className and attributes to one element', async () => {
        const ref = createRef<HTMLElement>();
        rendered = await renderUi(cloneElement(element as ReactElement<Record<string, unknown>>, { ref, className: 'given', 'data-conformance': 'yes' }));
        const target = rendered.container.querySelector('[data-conformance="yes"]');
        expect(target).not.toBeNull();
        expect(target?.classList.contains('given')).toBe(true);
        expect(ref.current).toBe(target);
    });

    it.each(locales)('draws and passes axe in %s', async (locale) => {
      rendered = await renderUi(<main><h1>{name}</h1>{element}</main>, { locale });
      expect(document.documentElement.dir).toBe(locale === 'ar' ? 'rtl' : 'ltr');
      document.title = name;
      const { violations } = await axe.run(rendered.container, { rules: { 'heading-order': { enabled: false } } });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    });

    it.each(locales)('renders on a server in %s', (locale) => {
      expect(renderToString(wrap(element, { locale }))).toEqual(expect.any(String));
    });
  });
}
