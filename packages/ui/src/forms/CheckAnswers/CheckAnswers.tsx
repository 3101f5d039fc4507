import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button/index.ts';
import { devError } from '../../foundations/devError.ts';
import * as S from './CheckAnswers.styles.ts';

export interface Answer {
  term: string;
  /** Empty: said so in words. A text may be in another language than the page: it is isolated. */
  details?: ReactNode;
  key?: string;
}

export interface CheckAnswersProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** The step that the answers were given in. */
  title: string;
  /** In the order of the fields. */
  answers: readonly Answer[];
  /** Where they can be changed. One of the two; without either nothing can be changed. */
  href?: string | undefined;
  /** Goes back to the fields. Not together with `href`. */
  onChangeRequest?: (() => void) | undefined;
  /** Of the title. @default 2 */
  level?: 2 | 3 | undefined;
}

/** The answers of one step, to be read through before they are sent, with a way back to them. */
export function CheckAnswers({ title, answers, href, onChangeRequest, level = 2, ...rest }: CheckAnswersProps) {
  const intl = useIntl();
  const Title = `h${level}` as const;
  if (import.meta.env?.DEV)
    devError(
      href !== undefined && onChangeRequest !== undefined,
      `CheckAnswers "${title}" got href and onChangeRequest, and only the link is drawn. Keep href where a page holds the answers, onChangeRequest where this one does.`,
    );
  const changeable = href !== undefined || onChangeRequest !== undefined;
  return (
    <S.Section {...rest}>
      <S.Head>
        <Title>{title}</Title>
        {changeable ? (
          <Button
            variant="quiet"
            size="sm"
            {...(href === undefined ? { onClick: onChangeRequest } : { href })}
            aria-label={intl.formatMessage({ id: 'ui.answers.changeOf' }, { term: title })}
          >
            <FormattedMessage id="ui.answers.change" />
          </Button>
        ) : null}
      </S.Head>
      <dl>
        {answers.map(({ term, details, key }) => (
          <div key={key ?? term}>
            <dt>{term}</dt>
            <dd>
              {details === undefined || details === null || details === '' ? (
                <S.Nothing>
                  <FormattedMessage id="ui.answers.empty" />
                </S.Nothing>
              ) : typeof details === 'string' ? (
                <bdi>{details}</bdi>
              ) : (
                details
              )}
            </dd>
          </div>
        ))}
      </dl>
    </S.Section>
  );
}
