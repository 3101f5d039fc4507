import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Bdi, DateText } from '../../components/Text/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { CardTitle, type CardHeadingProps } from '../CardTitle/index.ts';
import * as S from './DocumentCard.styles.ts';

export interface DocumentCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'>, CardHeadingProps {
  title: string;
  href: string;
  /** Short description of the content. */
  summary?: string | undefined;
  /** File type, for example `pdf`. */
  fileType: string;
  /** File size in bytes. */
  size: number;
  /** ISO date. */
  date?: string | undefined;
}

/** Card of a downloadable file with its type and size. */
export function DocumentCard({
  title,
  href,
  summary,
  fileType,
  size,
  date,
  headingLevel = 3,
  ...rest
}: DocumentCardProps) {
  const intl = useIntl();
  const large = size >= 1024 * 1024;
  const amount = intl.formatNumber(size / (large ? 1024 * 1024 : 1024), { maximumFractionDigits: large ? 1 : 0 });
  return (
    <S.Root as="article" {...rest}>
      <S.Mark>
        <Icon name="file" size={24} />
      </S.Mark>
      <div>
        <CardTitle level={headingLevel} size="sm">
          <a
            className="cover"
            href={href}
            download
            aria-label={intl.formatMessage({ id: 'ui.document.download' }, { title })}
          >
            {title}
          </a>
        </CardTitle>
        {summary ? <p>{summary}</p> : null}
        <S.Meta>
          <Bdi>{fileType.toUpperCase()}</Bdi>
          <span>
            <FormattedMessage id={large ? 'ui.document.size.mb' : 'ui.document.size.kb'} values={{ size: amount }} />
          </span>
          {date ? <DateText value={date} /> : null}
        </S.Meta>
      </div>
      <Icon name="download" />
    </S.Root>
  );
}
