import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { feedbackPath } from '@taawun/domain';
import { PageFeedback } from '@taawun/ui';
import { useErrorText } from '../../lib/error-text.ts';
import { useServices } from '../../lib/services.ts';
import { useLocalPath } from '../../lib/site.ts';
import { useSubmitted } from '../../lib/submitted.ts';
import { useCommand } from './use-command.ts';

/** Feedback form of the current page; `null` on a page that takes no feedback. */
export function FeedbackForm() {
  const path = feedbackPath(useLocalPath().bare);
  return path && <FeedbackOn key={path} path={path} />;
}

function FeedbackOn({ path }: { path: string }) {
  const { client } = useServices();
  const { act, busy, failure } = useCommand();
  const [isSent, setSent] = useState(false);
  const [query] = useSearchParams();
  const errorText = useErrorText();
  // After a post without script: the outcome is in the URL, a failure in the rendered page.
  const posted = useSubmitted()?.failure;
  const error = failure ?? (posted && errorText(posted.kind, posted.serverMessage));
  return (
    <PageFeedback
      id="feedback"
      status={isSent || query.get('feedback') === 'sent' ? 'sent' : busy === null ? 'open' : 'sending'}
      {...(error ? { error } : {})}
      onSend={(answer) =>
        void act('send', () => client.sendPageFeedback({ path, ...answer }, { unasked: true })).then(setSent)
      }
    />
  );
}
