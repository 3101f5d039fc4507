import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Container, PageHeader, Section } from '@taawun/ui';
import { useLocalPath } from '../../lib/site.ts';
import type { Crumb } from '../../app/page/page.ts';

interface InnerProps {
  /** Kind of page (docs/decisions/0066-page-archetypes.md). @default 'reading' for prose, else 'catalogue' */
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

const TOP: NonNullable<InnerProps['above']> = [];

/** Inner page: header with breadcrumbs, then the content. */
export function Inner({
  variant,
  title,
  text,
  above = TOP,
  meta,
  actions,
  size = 'page',
  children,
  after,
}: InnerProps) {
  const kind = variant ?? (size === 'narrow' ? 'reading' : 'catalogue');
  const intl = useIntl();
  const { to } = useLocalPath();
  const breadcrumbs = [
    { label: intl.formatMessage({ id: 'portal.menu.home' }), href: to('/') },
    ...above.map(({ label, path }) => ({ label, href: to(path) })),
    { label: title },
  ];
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
