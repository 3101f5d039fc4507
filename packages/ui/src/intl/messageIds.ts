import { useCallback } from 'react';
import { useIntl, type MessageDescriptor, type PrimitiveType } from 'react-intl';

/** The id of a message. An application that types its ids (`FormatjsIntl.Message`) gets exactly those. */
export type MessageId = Extract<MessageDescriptor['id'], string>;

type Rest<Id, Prefix extends string> = Id extends `${Prefix}.${infer Remainder}` ? Remainder : never;

/** What follows a prefix in the ids that begin with it: `title` of `portal.giving.title`. */
export type IdsUnder<Prefix extends string> = string extends MessageId ? string : Rest<MessageId, Prefix>;

/** Returns the function that formats the messages of one prefix: `useMessages('portal.giving')('title')`. */
export function useMessages<Prefix extends string>(
  prefix: Prefix,
): (id: IdsUnder<Prefix>, values?: Record<string, PrimitiveType>) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    (id, values) => formatMessage({ id: `${prefix}.${id}` as MessageId }, values),
    [formatMessage, prefix],
  );
}
