import type { ReactNode } from 'react';
import { Container, PageHeader, Section } from '@taawun/ui';
import type { Crumb } from '../../app/page/page.ts';
import { useBreadcrumbs } from './use-breadcrumbs.ts';

interface InnerProps {
  /** Kind of page (docs/decisions/0065-page-archetypes.md). @default 'reading' for prose, else 'catalogue' */
  variant?: 'catalogue' | 'reading' | 'account';
  title: string;
  text?: string;
  /** Parent pages, outermost first; the home page is added automatically. */
  above?: readonly Crumb[];
  meta?: ReactNode;
  actions?: ReactNode;
  /** Width: `narrow` for prose, `form` for forms. */
  size?: 'page' | 'narrow' | 'form';
  children?: ReactNode;
  /** A band of its own at the full width below the content. */
  after?: ReactNode;
}

/** Inner page: header with breadcrumbs, then the content. */
export function Inner({ variant, title, text, above, meta, actions, size = 'page', children, after }: InnerProps) {
  const kind = variant ?? (size === 'narrow' ? 'reading' : 'catalogue');
  const breadcrumbs = useBreadcrumbs(title, above);
  return (
    <>
      <PageHeader
        variant={kind}
        title={title}
        breadcrumbs={breadcrumbs}
        {...(text ? { text } : {})}
        {...(meta ? { meta } : {})}
        {...(actions ? { actions } : {})}
      />
      <Section space={kind === 'account' ? 'sm' : 'md'}>
        <Container size={size}>{children}</Container>
      </Section>
      {after && (
        <Section tone="soft">
          <Container>{after}</Container>
        </Section>
      )}
    </>
  );
}
