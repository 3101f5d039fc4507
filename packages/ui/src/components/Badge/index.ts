export {
  Badge,
  OfferTypeBadge,
  StatusBadge,
  Tag,
  type BadgeProps,
  type BadgeTone,
  type OfferStatus,
  type OfferTypeBadgeProps,
  type StatusBadgeProps,
  type TagProps,
} from './Badge.tsx';
