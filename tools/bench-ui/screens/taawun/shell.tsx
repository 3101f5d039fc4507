import type { ReactNode } from 'react';
import { TaawunProvider } from '@taawun/ui';
import '@taawun/ui/styles.css';
import ar from '@taawun/ui/intl/ar';

export const Shell = ({ children }: { children: ReactNode }) => <TaawunProvider locale="ar" messages={ar}>{children}</TaawunProvider>;
