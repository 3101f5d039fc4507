import '@mantine/core/styles.css';
import { useEffect, type ReactNode } from 'react';
import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core';
import type { Dir } from '../../harness.tsx';

function Follow({ dir }: { dir: Dir }) {
  const { setDirection } = useDirection();
  useEffect(() => setDirection(dir), [dir, setDirection]);
  return null;
}
export const Shell = ({ dir, children }: { dir: Dir; children: ReactNode }) => (
  <DirectionProvider initialDirection="rtl" detectDirection={false}>
    <Follow dir={dir} />
    <MantineProvider>{children}</MantineProvider>
  </DirectionProvider>
);
