import { expect, it } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { BranchCard, BranchDetails } from './index.ts';

describeComponent('BranchCard', <BranchCard name="بريدة" href="#b" city="بريدة" mobile="+966500000001" isMain />);
describeComponent(
  'BranchDetails',
  <BranchDetails branch={{ name: 'بريدة', mobile: '+966500000001', email: 'info@taawun.example' }} />,
);

it.each([
  ['ar', '٥٢٣٨١ ٧٨٢٠ ١٠٤٢ ٢٩٢٩'],
  ['en', '52381 7820 1042 2929'],
] as const)('formats only the numbers of an address in the digits of %s', async (locale, numbers) => {
  const branch = {
    postal_code: '52381',
    additional_no: '7820',
    mail_box: '1042',
    building_no: '2929',
    short_address: 'RRRD2929',
    mobile: '+966500000001',
    fax: '+966163621001',
  };
  const ui = await renderUi(<BranchDetails branch={branch} />, { locale });
  const details = [...ui.container.querySelectorAll('dd')].map((element) => element.textContent);
  expect(details).toEqual(expect.arrayContaining(numbers.split(' ')));
  expect(details).toEqual(expect.arrayContaining(['RRRD2929', '+966 50 000 0001', '+966 16 362 1001']));
});
