import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '../../../components/Link/index.ts';
import { passwordStrength, strengthLevels, type StrengthLevel } from './strength.ts';
import * as S from './TextField.styles.ts';

/** Debounce before the level is announced, in ms. */
const PAUSE = 800;

/**
 * Strength meter with four steps, a label and one suggestion. Assistive technology is notified of a changed level after
 * typing pauses.
 */
export function StrengthMeter({ password }: { password: string }) {
  const strength = passwordStrength(password);
  const [said, setSaid] = useState<StrengthLevel | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(passwordStrength(password)?.level ?? null), PAUSE);
    return () => clearTimeout(timer);
  }, [password]);
  const reached = strength ? strengthLevels.indexOf(strength.level) + 1 : 0;
  return (
    <S.Strength data-level={strength?.level}>
      <S.Steps aria-hidden="true">
        {strengthLevels.map((step, index) => (
          <i key={step} data-on={index < reached || undefined} />
        ))}
      </S.Steps>
      {strength ? (
        <span>
          <b aria-hidden="true">
            <FormattedMessage id={`ui.password.strength.${strength.level}`} />
          </b>
          {strength.hint ? (
            <>
              {' '}
              <FormattedMessage id={`ui.password.advice.${strength.hint}`} values={{ count: strength.missing }} />
            </>
          ) : null}
        </span>
      ) : null}
      <VisuallyHidden role="status">
        {said ? (
          <FormattedMessage
            id="ui.password.strength"
            values={{ level: <FormattedMessage id={`ui.password.strength.${said}`} /> }}
          />
        ) : null}
      </VisuallyHidden>
    </S.Strength>
  );
}
