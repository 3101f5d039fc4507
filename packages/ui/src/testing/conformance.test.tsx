import { ErrorPage } from '../feedback/index.ts';
import { CheckboxField, PasswordField, PhoneField, Select, TextArea, TextField } from '../forms/index.ts';
import { Icon } from '../icons/index.ts';
import { Footer, Header, Hero, LocaleSwitch, PageHeader, UpperHeader } from '../layout/index.ts';
import { Avatar, Logo, Picture } from '../media/index.ts';
import { describeComponent } from './describeComponent.tsx';
import { pictures } from './pictures.ts';

const none = (): undefined => undefined;
const items = [{ href: '#a', label: 'أ', active: true }, { href: '#b', label: 'ب' }];
const text = { value: '', onValueChange: none };

describeComponent('Avatar', <Avatar name="Noura Al-Harbi" />);
describeComponent('CheckboxField', <CheckboxField label="أوافق" checked={false} onCheckedChange={none} error="مطلوب" />);
describeComponent('ErrorPage', <ErrorPage status={404} homeHref="#" />);
describeComponent('Footer', <Footer name="تعاون" homeHref="#" columns={[{ title: 'الجمعية', items }]} contact={{ phone: '+966112345678', email: 'info@taawun.example' }} />);
describeComponent('Header', <Header name="تعاون" homeHref="#" items={items} />);
describeComponent('Hero', <Hero title="معًا" highlight="نزرع" />);
describeComponent('Icon', <Icon name="arrow-forward" title="التالي" />);
describeComponent('LocaleSwitch', <LocaleSwitch href="#en" />);
describeComponent('Logo', <Logo />);
describeComponent('PageHeader', <PageHeader title="الأهداف" />);
describeComponent('PasswordField', <PasswordField label="كلمة المرور" {...text} />);
describeComponent('PhoneField', <PhoneField label="الجوال" {...text} value="+966500000001" />);
describeComponent('Picture', <Picture image={pictures.water} />);
describeComponent('Select', <Select label="المنطقة" options={[{ value: 'q', label: 'القصيم' }]} {...text} />);
describeComponent('TextArea', <TextArea label="الرسالة" {...text} />);
describeComponent('TextField', <TextField label="الاسم" required error="مطلوب" hint="كاملًا" {...text} />);
describeComponent('UpperHeader', <UpperHeader phone="+966112345678" notifications={{ href: '#', count: 3 }} />);
