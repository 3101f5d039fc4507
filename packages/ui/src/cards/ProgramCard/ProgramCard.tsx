import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Badge } from '../../components/Badge/index.ts';
import { Button } from '../../components/Button/index.ts';
import { ProgressBar } from '../../components/Progress/index.ts';
import { NumberText } from '../../components/Text/index.ts';
import { Anchor } from '../../foundations/Anchor.tsx';
import type { ImageSource } from '../../foundations/types.ts';
import { formatMoney } from '../../intl/money.ts';
import { Picture } from '../../media/Picture/index.ts';
import { CardTitle, type CardHeadingProps } from '../CardTitle/index.ts';
import * as S from './ProgramCard.styles.ts';

export interface ProgramCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'>, CardHeadingProps {
  title: string;
  href: string;
  /** Summary of one or two sentences. */
  summary: string;
  /** Category, shown as a badge on the image. */
  category?: string | undefined;
  image?: ImageSource | null | undefined;
  /** Amount raised, in halalas. */
  raised: number;
  /** Goal in halalas. With 0 no progress bar is shown. */
  goal: number;
  /** URL of the donate button. */
  donateHref: string;
  /** Price line of a product: "SAR 50 a month". */
  price?: ReactNode;
}

const bold = (text: ReactNode[]): ReactNode => <b key="raised">{text}</b>;

/** Card of a program or product with its progress and a donate button. */
export function ProgramCard({
  title,
  href,
  summary,
  category,
  image,
  raised,
  goal,
  donateHref,
  price,
  headingLevel = 3,
  ...rest
}: ProgramCardProps) {
  const intl = useIntl();
  return (
    <S.Root as="article" {...rest}>
      <Picture image={image ? { ...image, alt: '' } : null} ratio="wide" />
      {category ? (
        <Badge tone="raised" className="badge">
          {category}
        </Badge>
      ) : null}
      <S.Body>
        <CardTitle level={headingLevel}>
          <Anchor className="cover" href={href}>
            {title}
          </Anchor>
        </CardTitle>
        <p>{summary}</p>
        {price ? <div>{price}</div> : null}
        {goal > 0 ? (
          <ProgressBar value={raised} max={goal} label={intl.formatMessage({ id: 'ui.program.progress' }, { title })} />
        ) : null}
        <S.Figures>
          <span>
            <FormattedMessage
              id={goal > 0 ? 'ui.program.raised' : 'ui.program.raisedSoFar'}
              values={{ raised: formatMoney(intl, raised), goal: formatMoney(intl, goal), b: bold }}
            />
          </span>
          {goal > 0 ? (
            <b>
              <NumberText value={raised / goal} format="percent" />
            </b>
          ) : null}
        </S.Figures>
        <S.Actions>
          <Button
            href={donateHref}
            size="sm"
            icon="heart"
            aria-label={intl.formatMessage({ id: 'ui.program.donateTo' }, { title })}
          >
            <FormattedMessage id="ui.program.donate" />
          </Button>
          <Button
            href={href}
            size="sm"
            variant="quiet"
            iconEnd="arrow-forward"
            aria-label={intl.formatMessage({ id: 'ui.program.detailsOf' }, { title })}
          >
            <FormattedMessage id="ui.details" />
          </Button>
        </S.Actions>
      </S.Body>
    </S.Root>
  );
}
