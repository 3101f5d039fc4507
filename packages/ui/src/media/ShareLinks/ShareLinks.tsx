import { useMessages } from '../../intl/messageIds.ts';
import { useState, type ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, IconButton } from '../../components/Button/index.ts';
import { useHydrated } from '../../foundations/useHydrated.ts';
import * as S from './ShareLinks.styles.ts';

export interface ShareLinksProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** What is shared. */
  title: string;
  /** Its address, absolute. */
  url: string;
  /** Leaves out the button that prints the page. @default false */
  noPrint?: boolean;
}

const abroad = { target: '_blank', rel: 'noopener noreferrer' };

/**
 * Passes a page on: the device's own sheet where it has one, else the address is copied. Before the page's code runs, and without
 * it, the links to messengers and e-mail stand. Nothing is loaded from any of them.
 */
export function ShareLinks({ title, url, noPrint = false, ...rest }: ShareLinksProps) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const text = useMessages('ui.share');
  const native = hydrated && typeof navigator.share === 'function';
  const share = (): void => {
    // Whoever closes the sheet has not failed.
    if (native) void navigator.share({ title, url }).catch(() => undefined);
    else void copy(url).then((done) => setCopied(done ? 'yes' : 'no'));
  };
  const words = encodeURIComponent(title);
  const address = encodeURIComponent(url);
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
        label={text('whatsapp')}
        href={`https://wa.me/?text=${words}%20${address}`}
        {...abroad}
      />
      <IconButton
        icon="twitter"
        variant="outline"
        size="sm"
        label={text('x')}
        href={`https://x.com/intent/post?text=${words}&url=${address}`}
        {...abroad}
      />
      <IconButton
        icon="mail"
        variant="outline"
        size="sm"
        label={text('email')}
        href={`mailto:?subject=${words}&body=${address}`}
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

/** False where the browser does not let the page write to the clipboard. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
