import { describeComponent } from '../../testing/describeComponent.tsx';
import { Pagination } from './index.ts';

describeComponent('Pagination', <Pagination page={2} pages={5} hrefFor={(page) => `#${page}`} />);
describeComponent('Pagination of buttons', <Pagination page={2} pages={5} onPageChange={() => undefined} />);
