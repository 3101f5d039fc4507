import { useId, type ComponentPropsWithRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { VisuallyHidden } from '../../components/Link/index.ts';
import { useChoiceBeforeHydration } from '../../foundations/useChoiceBeforeHydration.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/paths.ts';
import * as S from './ThemeSwitch.styles.ts';

export type ThemeChoice = 'light' | 'dark' | 'auto';

export interface ThemeSwitchProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  value: ThemeChoice;
  onValueChange: (value: ThemeChoice) => void;
  /** `lg` shows the names beside the icons, for menus. @default 'md' */
  size?: 'md' | 'lg';
}

const choices = [
  ['light', 'sun'],
  ['dark', 'moon'],
  ['auto', 'screen'],
] as const satisfies readonly (readonly [ThemeChoice, IconName])[];

/** Switch between light, dark and system theme. A choice made before hydration is reported on hydration. */
export function ThemeSwitch({ value, onValueChange, size = 'md', ...rest }: ThemeSwitchProps) {
  const intl = useIntl();
  const name = useId();
  const radio = useChoiceBeforeHydration(value, (chosen) => {
    for (const [choice] of choices) if (choice === chosen) onValueChange(choice);
  });
  return (
    <S.Group {...rest} data-size={size}>
      <VisuallyHidden as="legend">
        <FormattedMessage id="ui.themeSwitch.label" />
      </VisuallyHidden>
      {choices.map(([choice, icon]) => {
        const label = intl.formatMessage({ id: `ui.themeSwitch.${choice}` });
        return (
          <S.Choice key={choice} title={label}>
            <input
              ref={radio}
              type="radio"
              name={name}
              value={choice}
              checked={value === choice}
              onChange={() => onValueChange(choice)}
              aria-label={label}
            />
            <Icon name={icon} size={16} />
            {size === 'lg' && <span aria-hidden="true">{label}</span>}
          </S.Choice>
        );
      })}
    </S.Group>
  );
}
