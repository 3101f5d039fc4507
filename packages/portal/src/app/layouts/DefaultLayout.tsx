import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { Page } from '@taawun/ui';
import { SiteBottomNav, SiteFooter, SiteHead } from './parts.tsx';

/** Public pages: upper header, navigation, footer. The home page adds its own hero header. */
export function DefaultLayout() {
  return (
    <DefaultLayoutFrame>
      <Outlet />
    </DefaultLayoutFrame>
  );
}

export function DefaultLayoutFrame({ children }: { children: ReactNode }) {
  return (
    <Page
      header={<SiteHead />}
      footer={
        <>
          <SiteFooter />
          <SiteBottomNav />
        </>
      }
    >
      {children}
    </Page>
  );
}
