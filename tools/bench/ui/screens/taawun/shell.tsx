import type { ReactNode } from 'react';
import { TaawunProvider } from '@taawun/ui';
import '@taawun/ui/styles.css';

/** As an application has it that loads the parts of the catalogue which its page needs. */
export const Shell = ({ messages, children }: { messages: Record<string, string>; children: ReactNode }) => (
  <TaawunProvider locale="ar" messages={messages}>
    {children}
  </TaawunProvider>
);
