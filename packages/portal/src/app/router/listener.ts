import type { DataRouter } from 'react-router-dom';
import { toast } from '@taawun/ui';
import { hasEnded, isBusy, isMember, isSignedIn } from '../../machines/auth/auth.ts';
import { barePath, localizer } from '../../intl/locale.ts';
import { clearPageCache } from '../../offline/forget.ts';
import { internalPath } from '../../lib/internal-path.ts';
import { donationDraft } from '../../pages/giving/draft.ts';
import { clearCachedData } from '../data/cached-data.ts';
import { whenHydrated } from '../hydration/ready.ts';
import type { Services } from '../../lib/services.ts';

/** The calls' outcomes that concern the whole page: filled by the listener, called by the client. */
export interface CallEvents {
  notFound: () => void;
  message: (text: string) => void;
  failed: (text: string) => void;
}

/** What was typed belongs to whoever typed it; the code comes only with a sign-in or a sign-out. */
const clearTab = (exceptUserId?: number) =>
  void import('../../machines/shared/tab-storage.ts').then((storage) => storage.clearTab(exceptUserId)).catch(() => {});

/**
 * The one place where events become navigation and toasts: machines and the client only say what happened.
 */
export function listen(router: DataRouter, services: Services, events: CallEvents): void {
  const here = () => router.state.location;
  const to = (path: string) => localizer(here().pathname)(path);

  events.notFound = () => void router.navigate(to('/404'), { replace: true });
  events.message = (text) => toast.success(text);
  events.failed = (text) => toast.error(text);

  services.hash = () => (router.state.navigation.location ?? here()).hash;

  const showProgress = () =>
    services.navigating.set(!router.state.initialized || router.state.navigation.state !== 'idle');
  router.subscribe(showProgress);
  showProgress();

  const forgetGiving = () => {
    services.payment.forget();
    donationDraft.set(null);
  };

  /** Whose session it is, or was the last. */
  let lastUserId: number | null = null;
  services.auth.on('auth.signedIn', ({ by, user }) => {
    const sameUser = user.id === lastUserId;
    if (!sameUser && lastUserId !== null) forgetGiving();
    lastUserId = user.id;
    clearTab(user.id);
    if (by === 'restore') {
      // The page was rendered for a guest: the guards look again, and the bell learns its number.
      void router.revalidate();
      return;
    }
    clearCachedData();
    if (!sameUser) services.payment.forget();
    services.membership.forget(user.id);
    services.membership.renew();
    const remembered = internalPath(new URLSearchParams(here().search).get('redirect'));
    // The language of the sign-in wins: it may have been switched since the path was remembered.
    void router.navigate(to(remembered ? barePath(remembered) : user.is_member ? '/' : '/member-register'), {
      replace: true,
    });
  });

  // What it was given to has grown: whatever shows it is asked for again.
  services.payment.on('payment.paid', ({ details }) => {
    clearCachedData();
    // The shares were the last step to membership.
    if (details.purpose === 'shares') services.membership.send({ type: 'application.checked' });
    whenHydrated(() => void router.revalidate());
  });

  services.membership.on('membership.standing', ({ status }) => {
    services.membership.writeDraft(null);
    if (barePath(here().pathname) === '/member-register') void router.navigate(to('/last-step'), { replace: true });
    // The header and the guards learn that there is a new member.
    if (status === 'approved' && !isMember(services.auth.get())) {
      services.client
        .getUser()
        .then(({ user }) => services.auth.send({ type: 'user.changed', user }))
        .catch(() => {});
    }
  });
  services.membership.on('membership.reopened', () => {
    if (barePath(here().pathname) === '/last-step') void router.navigate(to('/member-register'));
  });

  let wasSignedIn = false;
  services.auth.on('auth.signedOut', () => {
    wasSignedIn = false;
    forgetGiving();
    services.membership.forget();
    clearTab();
    clearPageCache();
    void router.navigate(to('/'));
  });
  // Another tab signed out, or the server refused the token: what only the signed-in may see goes.
  services.auth.subscribe(() => {
    const session = services.auth.get();
    if (isBusy(session)) return;
    const signedIn = isSignedIn(session);
    if (wasSignedIn && !signedIn) {
      // A session that the server ended leaves a donation to whoever is giving it.
      if (!hasEnded(session)) {
        forgetGiving();
        clearTab();
      }
      void router.revalidate();
    }
    wasSignedIn = signedIn;
  });
}
