import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { leaksOf } from './leaks.ts';
import { renderUi } from './renderUi.tsx';

const nothing = (): void => undefined;
const mountAndUnmount = async (Part: () => null): Promise<void> => (await renderUi(<Part />)).unmount();

/** Leaks of a component, without the listeners that React adds on the first render. */
async function leaksOfComponent(Part: () => null): Promise<string[]> {
  await mountAndUnmount(() => null);
  return leaksOf(() => mountAndUnmount(Part));
}

it.each([
  ['a listener of [object Window] scroll', () => window.addEventListener('scroll', nothing)],
  ['a listener of [object HTMLDocument] keydown', () => document.addEventListener('keydown', nothing, true)],
  ['a listener of [object MediaQueryList] change', () => matchMedia('print').addEventListener('change', nothing)],
  ['an interval', () => setInterval(nothing, 60_000)],
])('reports %s', async (line, begin) => {
  const Part = () => {
    useEffect(() => {
      begin();
    }, []);
    return null;
  };
  expect(await leaksOfComponent(Part)).toEqual([line]);
});

/** Removes what it adds, or adds what ends by itself. */
function Tidy() {
  useEffect(() => {
    const end = new AbortController();
    window.addEventListener('scroll', nothing);
    window.addEventListener('resize', nothing, { signal: end.signal });
    window.addEventListener('load', nothing, { once: true });
    document.createElement('div').addEventListener('click', nothing);
    const timer = setInterval(nothing, 60_000);
    return () => {
      window.removeEventListener('scroll', nothing);
      end.abort();
      clearInterval(timer);
    };
  }, []);
  return null;
}

it('accepts what is removed, aborted, called once, or belongs to the component', async () => {
  expect(await leaksOfComponent(Tidy)).toEqual([]);
});
