import {
  fieldsOfGroup,
  lastBirthdate,
  memberFields,
  type MemberFieldEntry,
  type MemberFieldName,
} from '@taawun/domain/membership';
import { memberRequestLimits, riyadhToday } from '@taawun/domain';
import { rules } from '@taawun/ui/forms';

const { object, string, required, maxLength, digits, nationalId, iban, isoDate, number } = rules;

interface Limits {
  minimum?: number;
  maxLength?: number;
  /** Fewest and most digits. */
  digits?: readonly [number, number];
}

const limits: Partial<Record<MemberFieldName, Limits>> = memberRequestLimits;

/** The rule of a field: what its type demands, within the limits of the contract. */
function ruleOf(name: MemberFieldName) {
  const { type, optional }: MemberFieldEntry = memberFields[name];
  const needed = optional ? [] : [required()];
  const { maxLength: longest, digits: [minDigits, maxDigits] = [] } = limits[name] ?? {};
  switch (type) {
    case 'nationalId':
      return string(...needed, nationalId());
    case 'iban':
      return string(...needed, iban());
    case 'birthdate':
      return string(...needed, isoDate({ max: lastBirthdate(riyadhToday()) }));
    case 'pastDate':
      return string(...needed, isoDate({ max: riyadhToday() }));
    case 'digits':
      if (maxDigits === undefined) return string(...needed, number());
      return minDigits === maxDigits
        ? string(...needed, digits(maxDigits))
        : string(...needed, number(), maxLength(maxDigits));
    case 'choice':
    case 'place':
    case 'gender':
      return string(...needed);
    default:
      return longest === undefined ? string(...needed) : string(...needed, maxLength(longest));
  }
}

const schemaOf = (names: readonly MemberFieldName[]) =>
  object(Object.fromEntries(names.map((name) => [name, ruleOf(name)])));

/** Names of the personal data that a member may change. */
export const infoFields = fieldsOfGroup('personal').filter((name) => (memberFields[name] as MemberFieldEntry).editable);

export const personalSchema = schemaOf(fieldsOfGroup('personal'));
export const infoSchema = schemaOf(infoFields);
export const addressSchema = schemaOf(fieldsOfGroup('address'));
/** Schema of the bank account for dividends. */
export const bankSchema = schemaOf(fieldsOfGroup('bank'));
/** Schema of a membership that was granted on paper. */
export const paperSchema = schemaOf(fieldsOfGroup('paper'));
