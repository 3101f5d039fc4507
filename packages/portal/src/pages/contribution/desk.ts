import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useServices } from '../../app/services.ts';
import { shareTradeWith, type ShareTradeActor } from '../../machines/share-trade.binding.ts';

/** The desk of whoever is signed in; the page is read again whenever the market has changed. */
export function useDesk(): ShareTradeActor {
  const { client } = useServices();
  const [machine] = useState(() => shareTradeWith(client));
  const desk = useActorRef(machine);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const subscription = desk.on('market.changed', () => void revalidate());
    return () => subscription.unsubscribe();
  }, [desk, revalidate]);
  return desk;
}
