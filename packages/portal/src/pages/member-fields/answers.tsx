import { memberFields, type MemberFieldEntry, type MemberFieldName } from '@taawun/domain/membership';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Lookups } from '@taawun/api-client';
import { Bdi, DateText, IbanText } from '@taawun/ui';
import { LocalNumber } from '../shared/Panel.tsx';

interface AnswerOptions {
  lookups: Lookups;
  /** The IBAN has a button that copies it. */
  copyable?: boolean;
}

/** Formats a member's field for display; `null` when empty. A code that is in no list is shown as it is. */
export function answerOf(
  name: MemberFieldName,
  value: string | number | null,
  { lookups, copyable = false }: AnswerOptions,
): ReactNode {
  const field: MemberFieldEntry = memberFields[name];
  if (field.type === 'place') return lookups[field.list].find(({ id }) => id === Number(value))?.name ?? null;
  const text = typeof value === 'string' ? value : '';
  if (text === '') return null;
  switch (field.type) {
    case 'choice':
      return lookups[field.list].find(({ code }) => code === text)?.name ?? text;
    case 'gender':
      return text === 'male' || text === 'female' ? <FormattedMessage id={`fields.gender.${text}`} /> : text;
    case 'birthdate':
    case 'pastDate':
      return <DateText value={text} calendar="both" />;
    case 'iban':
      return <IbanText value={text} copyable={copyable} />;
    case 'nationalId':
    case 'code':
      return <Bdi>{text}</Bdi>;
    case 'name':
      return field.script === 'latin' ? <Bdi>{text}</Bdi> : text;
    default:
      if (field.localDigits) return <LocalNumber value={text} />;
      return field.type === 'digits' ? <Bdi>{text}</Bdi> : text;
  }
}
