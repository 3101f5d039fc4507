import '../plain/plain.css';
import type { ReactNode } from 'react';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { Dir } from '../../harness.tsx';

export const Shell = ({ dir, children }: { dir: Dir; children: ReactNode }) => (
  <DirectionProvider direction={dir}>{children}</DirectionProvider>
);
