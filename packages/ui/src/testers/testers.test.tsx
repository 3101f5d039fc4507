import { page, userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Accordion } from '../components/Accordion/index.ts';
import { Button } from '../components/Button/index.ts';
import { Carousel } from '../components/Carousel/index.ts';
import { DataTable } from '../components/DataTable/index.ts';
import { Menu } from '../components/Menu/index.ts';
import { Popover, Toggletip } from '../components/Popover/index.ts';
import { Pagination } from '../components/Pagination/index.ts';
import { Tabs } from '../components/Tabs/index.ts';
import { ToggleGroup } from '../components/ToggleGroup/index.ts';
import { CommandPalette, ConfirmDialog } from '../dialogs/index.ts';
import { toast, ToastRegion } from '../feedback/index.ts';
import {
  Calendar,
  CheckboxField,
  CheckboxGroup,
  Combobox,
  DateField,
  DateRangeField,
  FileField,
  Form,
  FormTextField,
  MultiSelect,
  OneTimeCodeField,
  PasswordField,
  PhoneField,
  RadioGroup,
  RangeSlider,
  Select,
  Slider,
  StepperField,
  SubmitButton,
  Switch,
  TimeField,
  Wizard,
  rules,
} from '../forms/index.ts';
import { actEnvironment } from '../testing/act.ts';
import { renderUi, type Rendered } from '../testing/renderUi.tsx';
import { createTesters, vitestDriver } from './index.ts';

const languages = ['ar', 'en'] as const;
let ui: Rendered | undefined;
afterEach(async () => {
  await ui?.unmount();
  ui = undefined;
});

describe.each(languages)('testers in %s', (locale) => {
  const t = (arabic: string, english: string): string => (locale === 'ar' ? arabic : english);
  async function show(element: Parameters<typeof renderUi>[0]) {
    ui = await renderUi(element, { locale });
    actEnvironment(false);
    return createTesters(vitestDriver({ page, userEvent }), { locale });
  }

  it('fill text in either digit set and read it in ASCII', async () => {
    const label = t('رقم الجوال', 'Mobile number');
    const testers = await show(<PhoneField label={label} error={t('رقم غير صحيح', 'Not a number')} />);
    const field = testers.textField(label);
    await field.fill('٠٥٠٠٠٠٠٠٠١');
    expect((await field.value()).replaceAll(' ', '')).toBe('+966500000001');
    expect(await field.error()).toBe(t('رقم غير صحيح', 'Not a number'));
    expect(await field.isInvalid()).toBe(true);
  });

  it('say which names there are when a field is missing', async () => {
    const testers = await show(<PhoneField label={t('رقم الجوال', 'Mobile number')} />);
    await expect(testers.textField(t('العنوان', 'Address')).value()).rejects.toThrow(/role textbox/);
  });

  it('step numbers, reveal passwords and upload files', async () => {
    const [months, password, file] = [t('عدد الأشهر', 'Months'), t('كلمة المرور', 'Password'), t('السجل', 'Register')];
    const testers = await show(
      <>
        <StepperField label={months} defaultValue={6} min={1} />
        <PasswordField label={password} autoComplete="off" />
        <FileField label={file} types={['pdf']} />
      </>,
    );
    await testers.numberField(months).increase();
    expect(await testers.numberField(months).value()).toBe(7);
    await testers.numberField(months).fill(12);
    expect(await testers.numberField(months).value()).toBe(12);
    await testers.passwordField(password).fill('taawun-1');
    await testers.passwordField(password).reveal();
    expect(await testers.passwordField(password).isRevealed()).toBe(true);
    expect(await testers.passwordField(password).value()).toBe('taawun-1');
    await testers.fileField(file).upload({ name: 'a.pdf', type: 'application/pdf', content: '%PDF' });
    await testers.fileField(file).remove('a.pdf');
  });

  it('choose by label', async () => {
    const options = [
      { value: 'riyadh', label: t('الرياض', 'Riyadh') },
      { value: 'ahsa', label: t('الأحساء', 'Al Ahsa') },
      { value: 'abha', label: t('أبها', 'Abha') },
    ];
    const [gender, region, city, crops] = [
      t('النوع', 'Kind'),
      t('المنطقة', 'Region'),
      t('المدينة', 'City'),
      t('المحاصيل', 'Crops'),
    ];
    const testers = await show(
      <>
        <RadioGroup label={gender} options={options} />
        <Select label={region} options={options} />
        <Combobox label={city} options={options} />
        <MultiSelect label={crops} options={options} />
      </>,
    );
    const second = t('الأحساء', 'Al Ahsa');
    await testers.radioGroup(gender).choose(second);
    expect(await testers.radioGroup(gender).value()).toBe(second);
    await testers.select(region).choose(second);
    expect(await testers.select(region).value()).toBe(second);
    await testers.combobox(city).choose(second);
    expect(await testers.combobox(city).value()).toBe(second);
    await testers.multiSelect(crops).choose(second);
    await testers.multiSelect(crops).choose(t('أبها', 'Abha'));
    await testers.multiSelect(crops).remove(second);
    expect(await testers.multiSelect(crops).value()).toEqual([t('أبها', 'Abha')]);
  });

  it('check and switch', async () => {
    const [terms, notices] = [t('أوافق على الشروط', 'I agree to the terms'), t('الإشعارات', 'Notices')];
    const testers = await show(
      <>
        <CheckboxField label={terms} />
        <Switch label={notices} defaultChecked />
      </>,
    );
    await testers.checkbox(terms).check();
    await testers.checkbox(terms).check();
    expect(await testers.checkbox(terms).isChecked()).toBe(true);
    await testers.switch(notices).uncheck();
    expect(await testers.switch(notices).isChecked()).toBe(false);
  });

  it('pick and type dates of both calendars', async () => {
    const label = t('تاريخ الميلاد', 'Date of birth');
    const testers = await show(<DateField label={label} />);
    const field = testers.dateField(label);
    await field.pick('١٤١٠-٠٧-١٥', { calendar: 'hijri' });
    expect(await field.value()).toBe('1990-02-11');
    await field.pick('2026-03-16');
    expect(await field.value()).toBe('2026-03-16');
    await field.fill('١٤٤٧/٩/٢٧');
    expect(await field.value()).toBe('2026-03-16');
    await expect(field.pick('2026-03-16', { calendar: 'hijri' })).rejects.toThrow(/no Hijri date/);
  });

  it('pick, type and preset a range of dates', async () => {
    const label = t('فترة الزيارة', 'Days of the visit');
    const week = t('أول أسبوع', 'First week');
    const presets = [{ label: week, from: '2026-11-01', to: '2026-11-07' }];
    const testers = await show(<DateRangeField label={label} presets={presets} optional />);
    const field = testers.dateRangeField(label);
    await field.pick('٠١-٠٩-١٤٤٧', '١٤٤٧-٠٩-٢٧', { calendar: 'hijri' });
    expect(await field.value()).toEqual({ from: '2026-02-18', to: '2026-03-16' });
    await field.fill('٣/١١/٢٠٢٦', '2026-11-05');
    expect(await field.value()).toEqual({ from: '2026-11-03', to: '2026-11-05' });
    await field.preset(week);
    expect(await field.value()).toEqual({ from: '2026-11-01', to: '2026-11-07' });
  });

  it('type and choose times', async () => {
    const label = t('وقت الزيارة', 'Time of the visit');
    const testers = await show(<TimeField label={label} options={['09:30', '16:00']} />);
    const field = testers.timeField(label);
    await field.fill('٩:٠٥ م');
    expect(await field.value()).toBe('21:05');
    await field.choose('16:00');
    expect(await field.value()).toBe('16:00');
    await expect(field.choose('11:00')).rejects.toThrow(/no time 11:00/);
  });

  it('move sliders', async () => {
    const [count, price] = [t('عدد الحصص', 'Number of shares'), t('السعر', 'Price')];
    const testers = await show(
      <>
        <Slider label={count} min={1} max={50} defaultValue={10} />
        <RangeSlider label={price} min={0} max={500} step={10} defaultValue={[100, 200]} />
      </>,
    );
    await testers.slider(count).set(24);
    expect(await testers.slider(count).value()).toBe(24);
    await testers.rangeSlider(price).set(300, 450);
    expect(await testers.rangeSlider(price).value()).toEqual([300, 450]);
    await testers.rangeSlider(price).set(20, 40);
    expect(await testers.rangeSlider(price).value()).toEqual([20, 40]);
  });

  it('check several options, toggle filters and enter a code', async () => {
    const [crops, filters, code] = [t('المحاصيل', 'Crops'), t('ترشيح', 'Filter'), t('رمز التحقق', 'Code')];
    const options = [
      { value: 'dates', label: t('تمور', 'Dates') },
      { value: 'wheat', label: t('قمح', 'Wheat') },
    ];
    const [first = '', second = ''] = options.map((option) => option.label);
    const resend = vi.fn();
    const testers = await show(
      <>
        <CheckboxGroup label={crops} options={options} />
        <ToggleGroup label={filters} options={options} />
        <OneTimeCodeField label={code} onResend={resend} />
      </>,
    );
    await testers.checkboxGroup(crops).check(first);
    await testers.checkboxGroup(crops).check(second);
    await testers.checkboxGroup(crops).uncheck(first);
    expect(await testers.checkboxGroup(crops).value()).toEqual([second]);
    await testers.toggleGroup(filters).toggle(first);
    expect(await testers.toggleGroup(filters).value()).toEqual([first]);
    await testers.codeField(code).fill('١٢٣٤٥٦');
    expect(await testers.codeField(code).value()).toBe('123456');
    await testers.codeField(code).resend();
    expect(resend).toHaveBeenCalledOnce();
  });

  it('open popovers, read explanations and choose commands', async () => {
    const [filter, why, palette] = [
      t('ترشيح', 'Filter'),
      t('ما النصاب؟', 'What is nisab?'),
      t('بحث سريع', 'Quick search'),
    ];
    const pressed = vi.fn();
    const donate = t('تبرّع', 'Donate');
    const testers = await show(
      <>
        <Popover label={filter}>
          <Button onClick={pressed}>{t('طبّق', 'Apply')}</Button>
        </Popover>
        <Toggletip label={why}>{t('الحد الأدنى.', 'The threshold.')}</Toggletip>
        <CommandPalette
          open
          title={palette}
          onOpenChange={() => {}}
          commands={[
            { id: 'donate', label: donate, onSelect: pressed },
            { id: 'news', label: t('الأخبار', 'News'), onSelect: () => {} },
          ]}
        />
      </>,
    );
    expect(await testers.commandPalette(palette).results()).toHaveLength(2);
    await testers.commandPalette(palette).choose(donate);
    expect(pressed).toHaveBeenCalledOnce();
    await ui?.rerender(
      <>
        <Popover label={filter}>
          <Button onClick={pressed}>{t('طبّق', 'Apply')}</Button>
        </Popover>
        <Toggletip label={why}>{t('الحد الأدنى.', 'The threshold.')}</Toggletip>
      </>,
    );
    await testers.popover(filter).open();
    await testers.popover(filter).press(t('طبّق', 'Apply'));
    await testers.popover(filter).close();
    expect(pressed).toHaveBeenCalledTimes(2);
    expect(await testers.toggletip(why).read()).toBe(t('الحد الأدنى.', 'The threshold.'));
  });

  it('move a carousel', async () => {
    const label = t('قصص', 'Stories');
    const testers = await show(
      <div style={{ inlineSize: 320 }}>
        <Carousel label={label} size="full">
          {[1, 2, 3].map((key) => (
            <p key={key}>{key}</p>
          ))}
        </Carousel>
      </div>,
    );
    const carousel = testers.carousel(label);
    expect(await carousel.count()).toBe(3);
    await carousel.next();
    await expect.poll(() => carousel.visible()).toEqual({ from: 2, to: 2 });
    await carousel.previous();
    await expect.poll(() => carousel.visible()).toEqual({ from: 1, to: 1 });
  });

  it('pick a day in a calendar', async () => {
    const picked = vi.fn();
    const label = t('موعد الزيارة', 'Day of the visit');
    const testers = await show(<Calendar label={label} onValueChange={picked} />);
    await testers.calendar(label).pick('2026-11-24');
    expect(picked).toHaveBeenLastCalledWith('2026-11-24');
  });

  it('choose in menus and submenus', async () => {
    const chosen = vi.fn();
    const label = t('إجراءات', 'Actions');
    const testers = await show(
      <Menu
        label={label}
        items={[
          { key: 'print', label: t('طباعة', 'Print'), onSelect: () => chosen('print') },
          { key: 'stop', label: t('إيقاف', 'Stop'), onSelect: () => chosen('stop') },
        ]}
      />,
    );
    await testers.menu(label).choose(t('إيقاف', 'Stop'));
    expect(chosen.mock.calls).toEqual([['stop']]);
    expect(await testers.menu(label).isOpen()).toBe(false);
  });

  it('answer dialogs', async () => {
    const confirmed = vi.fn();
    const title = t('حذف الحساب', 'Delete the account');
    const testers = await show(
      <ConfirmDialog
        open
        title={title}
        text={t('نهائيًا.', 'For good.')}
        confirmLabel={t('احذف', 'Delete')}
        onConfirm={confirmed}
        onOpenChange={() => {}}
      />,
    );
    expect(await testers.dialog(title).text()).toContain(t('نهائيًا.', 'For good.'));
    await testers.dialog(title).press(t('احذف', 'Delete'));
    expect(confirmed).toHaveBeenCalledOnce();
  });

  it('move through tabs in the reading direction, and open items', async () => {
    const label = t('البرنامج', 'Program');
    const testers = await show(
      <>
        <Tabs
          label={label}
          items={[
            { key: 'a', label: t('عنه', 'About'), content: t('ري النخيل', 'Palms') },
            { key: 'b', label: t('الميزانية', 'Budget'), content: t('٢٠٠ ألف', '200,000') },
          ]}
        />
        <Accordion items={[{ key: 'q', title: t('متى؟', 'When?'), content: t('غدًا', 'Tomorrow') }]} />
      </>,
    );
    await testers.tabs(label).step('forward');
    expect(await testers.tabs(label).selected()).toBe(t('الميزانية', 'Budget'));
    expect(await testers.tabs(label).panel()).toBe(t('٢٠٠ ألف', '200,000'));
    await testers.tabs(label).select(t('عنه', 'About'));
    expect(await testers.tabs(label).selected()).toBe(t('عنه', 'About'));
    await testers.accordion(t('متى؟', 'When?')).open();
    expect(await testers.accordion(t('متى؟', 'When?')).isOpen()).toBe(true);
  });

  it('page, sort, search and select', async () => {
    const go = vi.fn();
    const [name, amount, caption] = [t('الاسم', 'Name'), t('العدد', 'Number'), t('المتبرّعون', 'Donors')];
    const rows = [
      { id: 1, name: t('نورة', 'Noura'), amount: 3 },
      { id: 2, name: t('خالد', 'Khalid'), amount: 1 },
    ];
    const testers = await show(
      <>
        <DataTable
          caption={caption}
          rows={rows}
          rowKey={(row) => row.id}
          selection="multiple"
          rowLabel={(row) => row.name}
          columns={[
            { key: 'name', header: name, rowHeader: true, cell: (row) => row.name, filterBy: (row) => row.name },
            { key: 'amount', header: amount, cell: (row) => row.amount, sortBy: (row) => row.amount },
          ]}
        />
        <Pagination page={2} pages={4} onPageChange={go} />
      </>,
    );
    const table = testers.table(caption);
    await table.sort(amount);
    expect(await table.sorting(amount)).toBe('ascending');
    expect(await table.cell(0, name)).toBe(t('خالد', 'Khalid'));
    await table.select(t('نورة', 'Noura'));
    await table.search(t('نورة', 'Noura'));
    expect(await table.rowCount()).toBe(1);
    expect(await testers.pagination().current()).toBe(2);
    await testers.pagination().next();
    await testers.pagination().go(4);
    expect(go.mock.calls).toEqual([[3], [4]]);
  });

  it('read errors and go through steps', async () => {
    const label = t('الشارع', 'Street');
    const testers = await show(
      <Wizard
        initialValues={{ street: '' }}
        onSubmit={() => {}}
        steps={[
          {
            label: t('العنوان', 'Address'),
            schema: rules.object({ street: rules.string(rules.required()) }),
            content: <FormTextField name="street" label={label} />,
          },
          { label: t('المراجعة', 'Review'), content: null },
        ]}
      />,
    );
    await testers.wizard().next();
    await expect.poll(() => testers.errorSummary().errors()).toHaveLength(1);
    await testers.errorSummary().follow(label);
    await testers.textField(label).fill(t('طريق الملك فهد', 'King Fahd Road'));
    await testers.wizard().next();
    await testers.wizard().on(t('المراجعة', 'Review'));
    await testers.wizard().back();
    await testers.wizard().on(t('العنوان', 'Address'));
    expect(await testers.wizard().step()).toBe(t('العنوان', 'Address'));
  });

  it('wait for toasts and press their actions', async () => {
    const undone = vi.fn();
    const testers = await show(
      <>
        <ToastRegion />
        <Form initialValues={{}} onSubmit={() => {}}>
          <SubmitButton>{t('حفظ', 'Save')}</SubmitButton>
        </Form>
        <Button>{t('آخر', 'Other')}</Button>
      </>,
    );
    const text = t('حُفظ العنوان', 'The address was saved');
    toast.success(text, { duration: null, action: { label: t('تراجع', 'Undo'), onPress: undone } });
    await testers.toasts().shown(text);
    await testers.toasts().press(text, t('تراجع', 'Undo'));
    expect(undone).toHaveBeenCalledOnce();
  });
});
