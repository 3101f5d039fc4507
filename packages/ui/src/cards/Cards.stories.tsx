import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Split, Stack } from '../components/Box/index.ts';
import { OrgChart, StatCard, StepList, Timeline } from '../data/index.ts';
import { GalleryGrid } from '../media/GalleryGrid/index.ts';
import { Money } from '../components/Text/index.ts';
import { bilingual } from '../testing/bilingual.ts';
import { pictures } from '../testing/pictures.ts';
import { BranchCard, BranchDetails, CouncilCard, DocumentCard, GalleryCard, NewsCard, ProgramCard, ServiceCard, SupporterCard, VideoCard } from './index.ts';

const meta = { title: 'Cards/Overview', component: ProgramCard, args: { title: '', href: '', summary: '', raised: 0, goal: 0, donateHref: '' } } satisfies Meta<typeof ProgramCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Programs: Story = {
  render: bilingual((t) => (
    <Grid>
      <ProgramCard title={t('سقيا النخيل', 'Watering the palms')} href="#palms" category={t('مشروع زراعي', 'Farming project')} summary={t('زراعة وسقيا ألف نخلة لصالح الأسر المنتجة في القصيم.', 'A thousand palms planted and watered for families in Qassim.')} image={pictures.dunes} raised={36000000} goal={50000000} donateHref="#give" />
      <ProgramCard title={t('حقيبة طالب', 'A pupil’s bag')} href="#bag" category={t('تعليم', 'Education')} summary={t('تجهيز أبناء الأسر المستفيدة بالحقيبة المدرسية كاملة.', 'A complete school bag for the children of families in need.')} image={pictures.evening} raised={11500000} goal={25000000} donateHref="#give" />
      <ProgramCard title={t('بئر القرية', 'The village well')} href="#well" summary={t('حفر وتشغيل بئر ارتوازية تخدم ثلاث قرى.', 'An artesian well that serves three villages.')} raised={21000000} goal={20000000} donateHref="#give" />
    </Grid>
  )),
};
export const News: Story = {
  render: bilingual((t) => (
    <Split ratio="feature" aside={<Stack>{[pictures.water, null, pictures.dunes].map((image, index) => <NewsCard key={image?.url ?? 'none'} variant="row" title={t('تشغيل ثلاثة بيوت محمية ضمن مشروع الأمن الغذائي', 'Three greenhouses start up in the food security project')} href={`#news-${index}`} image={image} date="2026-11-18" />)}</Stack>}>
      <NewsCard variant="feature" title={t('افتتاح سوق المنتجات التعاونية في بريدة بمشاركة ٦٠ أسرة منتجة', 'The cooperative market opens in Buraidah with 60 families')} href="#news" image={pictures.evening} date="2026-11-21" excerpt={t('دشّن رئيس مجلس الإدارة السوق الأسبوعي الأول الذي يتيح للأسر المنتجة عرض منتجاتها مباشرة للمستهلكين…', 'The chair opened the first weekly market, where families sell their goods directly…')} />
    </Split>
  )),
};
export const People: Story = {
  render: bilingual((t) => (
    <Grid min="sm">
      <CouncilCard name={t('عبدالله بن صالح الحربي', 'Abdullah Al-Harbi')} title={t('رئيس المجلس', 'Chair')} term={t('الدورة ١٤٤٦ – ١٤٤٩', 'Term 2025 – 2028')} bio={t('خبرة ثلاثين عامًا في العمل التعاوني.', 'Thirty years of cooperative work.')} isChair />
      <CouncilCard name={t('نورة السالم', 'Noura Al-Salem')} title={t('أمينة الصندوق', 'Treasurer')} image={pictures.evening} />
      <SupporterCard name={t('مؤسسة النخلة', 'The Palm Foundation')} kind={t('داعم استراتيجي', 'Strategic')} logo={pictures.water} href="https://palm.example" since={2015} />
    </Grid>
  )),
};
export const Library: Story = {
  render: bilingual((t) => (
    <Grid>
      <DocumentCard title={t('لائحة السلوك', 'Code of conduct')} href="/a.pdf" summary={t('الإصدار الثالث', 'Third edition')} fileType="pdf" size={1536000} date="2026-03-01" />
      <VideoCard title={t('جولة في السوق', 'A walk through the market')} href="https://video.example/1" poster={pictures.dunes} duration={185} date="2026-05-02" />
      <GalleryCard title={t('يوم التطوع', 'Volunteers’ day')} href="#album" cover={pictures.water} count={8} date="2026-04-11" />
      <ServiceCard title={t('البيوت المحمية', 'Greenhouses')} href="#green" icon="greenhouse" summary={t('استثمار في إنتاج الخضار.', 'An investment in growing vegetables.')} fee={t('٥٠ ر.س شهريًا', 'SAR 50 a month')} />
      <ServiceCard title={t('محفظة الحصص', 'Share portfolio')} href="#shares" icon="shares" summary={t('إدارة حصصك في مكان واحد.', 'Your shares in one place.')} />
      <StatCard label={t('الحصص المملوكة', 'Shares held')} value={<Money halalas={3000000} />} note={t('+٤٠ هذا العام', '+40 this year')} tone="success" series={[{ year: 2022, value: 40 }, { year: 2023, value: 90 }, { year: 2024, value: 130 }, { year: 2025, value: 200 }, { year: 2026, value: 240 }]} />
    </Grid>
  )),
};
export const Gallery: Story = { render: bilingual((t) => <GalleryGrid title={t('يوم التطوع', 'Volunteers’ day')} images={[pictures.dunes, pictures.evening, pictures.water].map((image, index) => ({ ...image, alt: t(`متطوعون، صورة ${index + 1}`, `Volunteers, picture ${index + 1}`) }))} />) };
export const Branches: Story = {
  render: bilingual((t) => (
    <Stack gap={8}>
      <Grid><BranchCard name={t('فرع بريدة', 'Buraidah branch')} href="#buraidah" city={t('بريدة', 'Buraidah')} address={t('طريق الملك فهد، حي الصفراء', 'King Fahd Road, As Safra')} mobile="+966500000001" isMain active /><BranchCard name={t('فرع عنيزة', 'Unaizah branch')} href="#unaizah" city={t('عنيزة', 'Unaizah')} phone="+966163621000" /></Grid>
      <BranchDetails branch={{ name: t('فرع بريدة', 'Buraidah branch'), address: t('طريق الملك فهد', 'King Fahd Road'), postal_code: '52381', additional_no: '7820', mobile: '+966500000001', phone: '+966163621000', fax: '+966163621001', email: 'buraidah@taawun.example', language: t('العربية', 'Arabic') }} />
    </Stack>
  )),
};
export const History: Story = {
  render: bilingual((t) => (
    <Stack gap={12}>
      <Timeline items={[{ year: 1982, title: t('التأسيس', 'Founded'), text: t('اجتمع اثنا عشر مزارعًا وأسّسوا الجمعية.', 'Twelve farmers founded the association.') }, { year: 2004, title: t('أول فرع', 'First branch'), text: t('افتُتح فرع عنيزة.', 'The branch in Unaizah opened.') }]} />
      <OrgChart root={{ title: t('الجمعية العمومية', 'General assembly'), name: '', children: [{ title: t('مجلس الإدارة', 'Council'), name: t('عبدالله الحربي', 'Abdullah Al-Harbi'), children: [{ title: t('البرامج', 'Programs'), name: t('سارة العتيبي', 'Sara Al-Otaibi') }, { title: t('المالية', 'Finance'), name: t('نورة السالم', 'Noura Al-Salem') }] }] }} />
      <StepList items={[t('املأ الطلب', 'Fill in the application'), t('نراجعه خلال ثلاثة أيام', 'We review it within three days'), t('ادفع ثمن الحصص', 'Pay for the shares')]} />
    </Stack>
  )),
};
