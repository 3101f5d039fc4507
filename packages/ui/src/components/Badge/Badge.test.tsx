import { describeComponent } from '../../testing/describeComponent.tsx';
import { Badge, OfferTypeBadge, StatusBadge, Tag } from './index.ts';

describeComponent('Badge', <Badge tone="warning">قيد المراجعة</Badge>);
describeComponent('StatusBadge', <StatusBadge status="succeeded" />);
describeComponent('OfferTypeBadge', <OfferTypeBadge type="sell" past />);
describeComponent(
  'Tag',
  <Tag href="#t" active>
    مياه
  </Tag>,
);
describeComponent('Tag without address', <Tag>مياه</Tag>);
