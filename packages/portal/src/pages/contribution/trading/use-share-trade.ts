import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useServices } from '../../../lib/services.ts';
import { userOf } from '../../../machines/auth/auth.ts';
import {
  shareTradeWith,
  tradeIntentStorage,
  unansweredOf,
  type ShareTradeActor,
} from '../../../machines/share-trade/share-trade.binding.ts';

/** Starts the share trade machine of the signed-in member; revalidates the page when the market changes. */
export function useShareTrade(): ShareTradeActor {
  const { client, auth } = useServices();
  const [machine] = useState(() => shareTradeWith(client));
  const [userId] = useState(() => userOf(auth.get())?.id ?? null);
  const [input] = useState(() => ({ intent: tradeIntentStorage.read(userId) }));
  const trade = useActorRef(machine, { input });
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const changes = trade.on('market.changed', () => void revalidate());
    const snapshots = trade.subscribe((snapshot) => tradeIntentStorage.write(userId, unansweredOf(snapshot)));
    return () => {
      changes.unsubscribe();
      snapshots.unsubscribe();
    };
  }, [trade, revalidate, userId]);
  return trade;
}
