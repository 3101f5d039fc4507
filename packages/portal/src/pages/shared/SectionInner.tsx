import type { ReactNode } from 'react';
import { Split, Stack, SubNav } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';
import { Inner } from './Inner.tsx';

interface SectionPage {
  /** Without the locale prefix. */
  path: string;
  title: string;
  text?: string;
}

interface SectionInnerProps {
  /** The section's own page: its title is above the current page's in the breadcrumbs. */
  section: SectionPage;
  pages: readonly SectionPage[];
  /** Renders the menu as a row above the page instead of a list beside it. */
  row?: boolean;
  children?: ReactNode;
}

/** Layout of a section: the current page's title is the heading, the section's menu is beside or above the page. */
export function SectionInner({ section, pages, row = false, children }: SectionInnerProps) {
  const { bare, to } = useLocalPath();
  const current = pages.find(({ path }) => path === bare);
  const { title, text } = current ?? section;
  const menu = (
    <SubNav
      label={section.title}
      items={pages.map((page) => ({ href: to(page.path), label: page.title, active: page === current }))}
      row={row}
    />
  );
  return (
    <Inner
      title={title}
      {...(text ? { text } : {})}
      above={current ? [{ label: section.title, path: section.path }] : []}
    >
      {row ? (
        <Stack gap={8}>
          {menu}
          {children}
        </Stack>
      ) : (
        <Split ratio="side" asideFirst aside={menu}>
          {children}
        </Split>
      )}
    </Inner>
  );
}
