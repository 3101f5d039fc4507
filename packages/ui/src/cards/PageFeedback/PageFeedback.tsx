import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type FormEvent,
  type ReactNode,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import * as S from './PageFeedback.styles.ts';

/** What a visitor says about a page. */
export interface PageFeedbackAnswer {
  useful: boolean;
  /** What was missing; absent when the visitor wrote nothing. */
  text?: string;
}

export interface PageFeedbackProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Called with the answer, once for "yes", and for "no" after the optional text. */
  onSend: (answer: PageFeedbackAnswer) => void;
  /** @default 'open' */
  status?: 'open' | 'sending' | 'sent' | undefined;
  /** Why the answer was not sent. What the visitor has written stays. */
  error?: ReactNode;
  /** Maximum length of the text in characters. @default 500 */
  maxLength?: number;
}

/**
 * Form for whether a page was useful, at the end of pages that are read. Before hydration and without JavaScript, "yes" and
 * "no" are posted to the page's own address, as `useful`.
 */
export function PageFeedback({ onSend, status = 'open', error, maxLength = 500, ...rest }: PageFeedbackProps) {
  const id = useId();
  const intl = useIntl();
  const [opened, setOpened] = useState(false);
  const [answer, setAnswer] = useState<PageFeedbackAnswer['useful'] | null>(null);
  const [text, setText] = useState('');
  const thanks = useRef<HTMLParagraphElement>(null);
  const sending = status === 'sending';
  // The pressed button is gone: without this the focus would begin at the top of the page.
  useLayoutEffect(() => {
    if (status === 'sent' && answer !== null && document.activeElement === document.body) thanks.current?.focus();
  }, [status, answer]);

  const send = (useful: boolean) => (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    const written = text.trim();
    setAnswer(useful);
    onSend(useful || written === '' ? { useful } : { useful, text: written });
  };
  const open = (event: FormEvent) => {
    event.preventDefault();
    setOpened(true);
  };
  return (
    <S.Root {...rest} aria-labelledby={`${id}q`}>
      {status !== 'sent' && (
        <>
          <S.Question>
            <h2 id={`${id}q`}>
              <FormattedMessage id="ui.pageFeedback.question" />
            </h2>
            <S.Answers>
              <form method="post" onSubmit={send(true)}>
                <input type="hidden" name="useful" value="yes" />
                <Button type="submit" variant="ghost" loading={sending && answer === true}>
                  <FormattedMessage id="ui.pageFeedback.yes" />
                </Button>
              </form>
              <form method="post" onSubmit={open}>
                <input type="hidden" name="useful" value="no" />
                <Button type="submit" variant="ghost" aria-expanded={opened} aria-controls={`${id}r`}>
                  <FormattedMessage id="ui.pageFeedback.no" />
                </Button>
              </form>
            </S.Answers>
          </S.Question>
          <S.Reason id={`${id}r`} hidden={!opened} onSubmit={send(false)}>
            <div className="ta-field">
              <label className="ta-label" htmlFor={`${id}t`}>
                <FormattedMessage id="ui.pageFeedback.reason" />
              </label>
              <textarea
                id={`${id}t`}
                className="ta-control"
                name="text"
                rows={3}
                dir="auto"
                maxLength={maxLength}
                aria-describedby={`${id}h`}
                value={text}
                onChange={(event) => setText(event.currentTarget.value)}
              />
              <p className="ta-hint" id={`${id}h`}>
                <FormattedMessage id="ui.pageFeedback.hint" values={{ max: maxLength }} />
              </p>
            </div>
            <Button type="submit" variant="secondary" loading={sending && answer === false}>
              <FormattedMessage id="ui.pageFeedback.send" />
            </Button>
          </S.Reason>
          {error ? <Alert tone="danger" title={error} /> : null}
        </>
      )}
      <S.Thanks ref={thanks} role="status" tabIndex={-1} {...(status === 'sent' ? { id: `${id}q` } : {})}>
        {status === 'sent' && (
          <>
            <Icon name="check" size={20} />
            {intl.formatMessage({ id: 'ui.pageFeedback.thanks' })}
          </>
        )}
      </S.Thanks>
    </S.Root>
  );
}
