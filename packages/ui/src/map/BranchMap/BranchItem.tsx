import { FormattedMessage, useIntl } from 'react-intl';
import { Badge } from '../../components/Badge/index.ts';
import { PhoneText } from '../../components/Text/index.ts';
import { Anchor } from '../../foundations/Anchor.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { BranchPlace } from './place.ts';
import * as S from './BranchMap.styles.ts';

interface BranchItemProps {
  branch: BranchPlace;
  selected: boolean;
  onSelect: (selected: boolean) => void;
}

/** Branch in the list: its name selects it on the map; its links call it and open its page. */
export function BranchItem({
  branch: { name, href, city, address, phone, isMain = false },
  selected,
  onSelect,
}: BranchItemProps) {
  const where = address ?? city;
  return (
    <S.Item data-selected={selected || undefined}>
      <S.Head>
        <button type="button" className="cover" aria-pressed={selected} onClick={() => onSelect(!selected)}>
          {name}
        </button>
        {isMain ? (
          <Badge tone={selected ? 'raised' : 'primary'}>
            <FormattedMessage id="ui.branch.main" />
          </Badge>
        ) : null}
      </S.Head>
      {where ? <p>{where}</p> : null}
      <S.Ways>
        {phone ? <PhoneText value={phone} href /> : <span />}
        <Details name={name} href={href} />
      </S.Ways>
    </S.Item>
  );
}

/** Popup content of the selected branch, above its pin. */
export function BranchPopup({ branch: { name, href, city, address } }: Pick<BranchItemProps, 'branch'>) {
  const where = address ?? city;
  return (
    <S.Popup>
      <strong>{name}</strong>
      {where ? <p>{where}</p> : null}
      <Details name={name} href={href} />
    </S.Popup>
  );
}

function Details({ name, href }: Pick<BranchPlace, 'name' | 'href'>) {
  const intl = useIntl();
  return (
    <Anchor href={href} aria-label={intl.formatMessage({ id: 'ui.branchMap.detailsOf' }, { name })}>
      <FormattedMessage id="ui.details" />
      <Icon name="arrow-forward" size={16} />
    </Anchor>
  );
}
