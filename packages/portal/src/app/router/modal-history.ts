import { createPath, NavigationType, type DataRouter } from 'react-router-dom';
import type { ModalHandler } from '@taawun/ui';

/** React Router's state of a history entry, and the number of modals that are open on the entry. */
interface EntryState {
  idx?: number;
  key?: string;
  usr?: unknown;
  modals?: number;
}

const entryState = () => history.state as EntryState | null;
/** Number of modals of the current entry. */
const depth = () => entryState()?.modals ?? 0;

/**
 * Traverses to an entry. `onFailure` is called with true where the entry is gone, with false where another navigation
 * aborted it.
 */
function traverse(key: string, onFailure: (isGone: boolean) => void): void {
  const { committed, finished } = navigation.traverseTo(key);
  finished?.catch(() => {});
  committed?.catch((error: unknown) => {
    onFailure(!(error instanceof DOMException && error.name === 'AbortError'));
  });
}

/**
 * Goes back by entries of this document only: a payment's iframe adds entries of its own. Returns false where there is
 * no such entry: a reload while a modal opens can leave a modal's entry without the page's entry before it.
 */
function goBack(steps: number, onFailure: (isGone: boolean) => void): boolean {
  const { navigation } = window as { navigation?: Navigation };
  if (!navigation) {
    history.go(-steps);
    return true;
  }
  const target = navigation.entries()[(navigation.currentEntry?.index ?? 0) - steps];
  if (!target?.sameDocument) return false;
  traverse(target.key, onFailure);
  return true;
}

const keyOfEntry = (): string | undefined => (window as { navigation?: Navigation }).navigation?.currentEntry?.key;

/** Traverses forward to the entry that the router has pushed meanwhile. */
function comeBack(key: string | true, onFailure: (isGone: boolean) => void): void {
  if (key === true) history.forward();
  else traverse(key, onFailure);
}

/**
 * Lets the Back button close the topmost modal only. Each open modal has a history entry of its own after the page's
 * entry, with the page's URL and the router's state. A capturing `popstate` listener handles moves between these
 * entries before the router sees them.
 */
export function createModalHistory(router: DataRouter): ModalHandler {
  const open: (() => void)[] = [];
  let { key: shown } = router.state.location;
  /** The router's index of the page's entry. */
  let page = entryState()?.idx;
  /** Entries of modals between the page's entry and the current one. */
  let above = depth();
  let isReturning = false;
  /**
   * Where the router has moved on to while the history was returning: the key of its entry, or true where the browser
   * has no keys.
   */
  let movedOn: string | true | null = null;
  let isComingBack = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const push = history.pushState.bind(history);
  // A page that is opened from a modal takes the place of the modal's entry: nothing stays behind that would have to be
  // stepped over.
  history.pushState = (...entry) => {
    if (above > 0) history.replaceState(...entry);
    else push(...entry);
    if (isReturning) movedOn = keyOfEntry() ?? true;
  };

  /** The current entry stands for so many modals from here on. */
  function dropTo(modals: number): void {
    above = modals;
    const { modals: _, ...state } = entryState() ?? {};
    history.replaceState(modals > 0 ? { ...state, modals } : state, '');
  }

  /**
   * Handles a failed traversal: the current entry becomes the page's own where the other is gone, else the history is
   * aligned again.
   */
  function onFailure(isGone: boolean): void {
    isReturning = false;
    isComingBack = false;
    movedOn = null;
    if (isGone) dropTo(open.length);
    else above = depth();
    schedule();
  }

  /** Adds or leaves history entries until they match the open modals; waits while the router navigates. */
  function align(): void {
    if (isReturning || isComingBack || router.state.navigation.state !== 'idle') return;
    if (above > open.length) {
      isReturning = goBack(above - open.length, onFailure);
      if (!isReturning) dropTo(open.length);
    }
    for (; above < open.length; above += 1) push({ ...entryState(), modals: above + 1 }, '');
  }
  // Deferred: one modal often closes as the next one opens, and a link in a modal closes it before the router
  // navigates.
  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(align);
  }

  const onPopState = (event: PopStateEvent): void => {
    const { idx, key = 'default', modals = 0 } = (event.state as EntryState | null) ?? {};
    const ofPage = idx === page && above > 0;
    const returned = isReturning;
    isReturning = false;
    above = modals;
    // A link was followed before the history returned from a modal: stay on its page.
    if (returned && movedOn !== null) {
      event.stopImmediatePropagation();
      isComingBack = true;
      comeBack(movedOn, onFailure);
      movedOn = null;
      return;
    }
    if (isComingBack) {
      event.stopImmediatePropagation();
      isComingBack = false;
      page = idx;
      return schedule();
    }
    if (modals === 0 && !ofPage) return;
    event.stopImmediatePropagation();
    // An entry of a closed modal of another page: go to that page's own entry.
    if (idx !== page) {
      if (!goBack(modals, onFailure)) dropTo(0);
      return;
    }
    // Apply to the page's entry what the router replaced while the modal was open.
    const { location } = router.state;
    if (key !== location.key)
      history.replaceState(
        { ...entryState(), key: location.key, usr: location.state as unknown },
        '',
        createPath(location),
      );
    if (!returned) for (const dismiss of open.slice(modals).toReversed()) dismiss();
    schedule();
  };
  addEventListener('popstate', onPopState, { capture: true });

  router.subscribe(({ location, navigation, historyAction }) => {
    if (navigation.state !== 'idle') return;
    if (location.key !== shown) {
      // The router replaced a modal's entry: restore its number of modals.
      if (historyAction === NavigationType.Replace && above > 0)
        history.replaceState({ ...entryState(), modals: above }, '');
      else above = depth();
      page = entryState()?.idx;
      shown = location.key;
    }
    schedule();
  });
  schedule();

  return (dismiss) => {
    open.push(dismiss);
    schedule();
    return () => {
      open.splice(open.indexOf(dismiss), 1);
      schedule();
    };
  };
}
