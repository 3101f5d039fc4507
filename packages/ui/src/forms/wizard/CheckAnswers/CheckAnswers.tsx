import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../components/Button/index.ts';
import { devError } from '../../../foundations/dev-error/devError.ts';
import * as S from './CheckAnswers.styles.ts';

export interface Answer {
  term: string;
  /**
   * Answer text. When empty, a "no answer" message is rendered. Strings are bidi-isolated, because they may be in
   * another language.
   */
  details?: ReactNode;
  key?: string;
}

export interface CheckAnswersProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** Title of the step that the answers belong to. */
  title: string;
  /** Answers in field order. */
  answers: readonly Answer[];
  /**
   * URL of the page where the answers can be changed. Use either `href` or `onChangeRequest`; without both the answers
   * are read-only.
   */
  href?: string | undefined;
  /** Called when the user wants to change the answers. Mutually exclusive with `href`. */
  onChangeRequest?: (() => void) | undefined;
  /** Heading level of the title. @default 2 */
  level?: 2 | 3 | undefined;
}

/** Summary of the answers of one step for review before submission, with a link or button to change them. */
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
