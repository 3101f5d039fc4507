import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BranchMap } from '@taawun/ui/map';
import { useLocalPath, useSite } from '../../lib/site.ts';
import { useServices } from '../../lib/services.ts';

interface BranchesMapProps {
  /** Slug of the branch whose page is open. */
  current?: string;
}

/**
 * All branches as a list and on the map. mapbox-gl loads only when the association has a token, and once the map is in
 * view.
 */
export function BranchesMap({ current }: BranchesMapProps) {
  const intl = useIntl();
  const { branches } = useSite();
  const { to } = useLocalPath();
  const { mapboxToken } = useServices().config;
  // A selection is valid for the page it was made on: the next branch page starts with its own branch, on the same map.
  const [choice, setChoice] = useState({ page: current, slug: current ?? null });
  return (
    <BranchMap
      label={intl.formatMessage({ id: 'portal.branches.map' })}
      {...(mapboxToken === null ? {} : { token: mapboxToken })}
      selected={choice.page === current ? choice.slug : (current ?? null)}
      onSelectedChange={(slug) => setChoice({ page: current, slug })}
      branches={branches.map(({ slug, name, city, address, phone, latitude, longitude, is_main }) => ({
        slug,
        name,
        city,
        address,
        phone,
        latitude,
        longitude,
        isMain: is_main,
        href: to(`/branches/${slug}`),
      }))}
    />
  );
}
