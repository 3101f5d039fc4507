import { useMessages } from '../../intl/messageIds.ts';
import { useState, type ComponentPropsWithRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, IconButton } from '../../components/Button/index.ts';
import { copyText } from '../../foundations/dom/clipboard.ts';
import { useHydrated } from '../../foundations/useHydrated.ts';
import * as S from './ShareLinks.styles.ts';

export interface ShareLinksProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Title to share. */
  title: string;
  /** Absolute URL to share. */
  url: string;
  /** Hides the print button. @default false */
  noPrint?: boolean;
}

const abroad = { target: '_blank', rel: 'noopener noreferrer' };

/**
 * Shares a page through the native share sheet where available, else copies its URL. Links to messengers and e-mail
 * work before hydration and without script. Loads nothing from third parties.
 */
export function ShareLinks({ title, url, noPrint = false, ...rest }: ShareLinksProps) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const intl = useIntl();
  const text = useMessages('ui.share');
  const inNewTab = (label: string): string => intl.formatMessage({ id: 'ui.link.newTabLabel' }, { label });
  const native = hydrated && typeof navigator.share === 'function';
  const share = (): void => {
    // Closing the share sheet rejects the promise; it is no error.
    if (native) void navigator.share({ title, url }).catch(() => undefined);
    else void copyText(url).then((done) => setCopied(done ? 'yes' : 'no'));
  };
  const encodedTitle = encodeURIComponent(title);
  const encodedUrl = encodeURIComponent(url);
  return (
    <S.Root role="group" aria-label={text('label')} {...rest}>
      <S.Scripted>
        <Button variant="ghost" size="sm" icon={native ? 'share' : 'file'} onClick={share}>
          <FormattedMessage id={native ? 'ui.share.share' : 'ui.share.copy'} />
        </Button>
      </S.Scripted>
      <IconButton
        icon="whatsapp"
        variant="outline"
        size="sm"
        label={inNewTab(text('whatsapp'))}
        href={`https://wa.me/?text=${encodedTitle}%20${encodedUrl}`}
        {...abroad}
      />
      <IconButton
        icon="twitter"
        variant="outline"
        size="sm"
        label={inNewTab(text('x'))}
        href={`https://x.com/intent/post?text=${encodedTitle}&url=${encodedUrl}`}
        {...abroad}
      />
      <IconButton
        icon="mail"
        variant="outline"
        size="sm"
        label={text('email')}
        href={`mailto:?subject=${encodedTitle}&body=${encodedUrl}`}
      />
      {noPrint ? null : (
        <S.Scripted>
          <IconButton icon="printer" variant="outline" size="sm" label={text('print')} onClick={() => window.print()} />
        </S.Scripted>
      )}
      <S.Said role="status">{copied ? text(copied === 'yes' ? 'copied' : 'copyFailed') : null}</S.Said>
    </S.Root>
  );
}
