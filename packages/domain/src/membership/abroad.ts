import { country, region, state, type Country } from './tree.ts';

/** Countries other than Saudi Arabia, each state with its main city. */
export const abroad: readonly Country[] = [
  country(2, 'KW', [
    state(2001, 'العاصمة', 'Al Asimah', [region(20010, 'kuwait-city', 'مدينة الكويت', 'Kuwait City')]),
    state(2002, 'حولي', 'Hawalli', [region(20020, 'hawalli', 'حولي', 'Hawalli')]),
    state(2003, 'الأحمدي', 'Al Ahmadi', [region(20030, 'ahmadi', 'الأحمدي', 'Al Ahmadi')]),
    state(2004, 'الجهراء', 'Al Jahra', [region(20040, 'jahra', 'الجهراء', 'Al Jahra')]),
  ]),
  country(3, 'BH', [
    state(3001, 'العاصمة', 'Capital', [region(30010, 'manama', 'المنامة', 'Manama')]),
    state(3002, 'المحرق', 'Muharraq', [region(30020, 'muharraq', 'المحرق', 'Muharraq')]),
    state(3003, 'الجنوبية', 'Southern', [region(30030, 'riffa', 'الرفاع', 'Riffa')]),
  ]),
  country(4, 'QA', [
    state(4001, 'الدوحة', 'Doha', [region(40010, 'doha', 'الدوحة', 'Doha')]),
    state(4002, 'الريان', 'Al Rayyan', [region(40020, 'rayyan', 'الريان', 'Al Rayyan')]),
    state(4003, 'الوكرة', 'Al Wakrah', [region(40030, 'wakrah', 'الوكرة', 'Al Wakrah')]),
  ]),
  country(5, 'AE', [
    state(5001, 'أبوظبي', 'Abu Dhabi', [region(50010, 'abu-dhabi', 'أبوظبي', 'Abu Dhabi')]),
    state(5002, 'دبي', 'Dubai', [region(50020, 'dubai', 'دبي', 'Dubai')]),
    state(5003, 'الشارقة', 'Sharjah', [region(50030, 'sharjah', 'الشارقة', 'Sharjah')]),
    state(5004, 'عجمان', 'Ajman', [region(50040, 'ajman', 'عجمان', 'Ajman')]),
    state(5005, 'رأس الخيمة', 'Ras Al Khaimah', [region(50050, 'ras-khaimah', 'رأس الخيمة', 'Ras Al Khaimah')]),
    state(5006, 'الفجيرة', 'Fujairah', [region(50060, 'fujairah', 'الفجيرة', 'Fujairah')]),
    state(5007, 'أم القيوين', 'Umm Al Quwain', [region(50070, 'umm-quwain', 'أم القيوين', 'Umm Al Quwain')]),
  ]),
  country(6, 'OM', [
    state(6001, 'مسقط', 'Muscat', [region(60010, 'muscat', 'مسقط', 'Muscat')]),
    state(6002, 'ظفار', 'Dhofar', [region(60020, 'salalah', 'صلالة', 'Salalah')]),
    state(6003, 'شمال الباطنة', 'North Al Batinah', [region(60030, 'sohar', 'صحار', 'Sohar')]),
  ]),
  country(7, 'JO', [
    state(7001, 'العاصمة', 'Amman', [region(70010, 'amman', 'عمّان', 'Amman')]),
    state(7002, 'الزرقاء', 'Zarqa', [region(70020, 'zarqa', 'الزرقاء', 'Zarqa')]),
    state(7003, 'إربد', 'Irbid', [region(70030, 'irbid', 'إربد', 'Irbid')]),
    state(7004, 'العقبة', 'Aqaba', [region(70040, 'aqaba', 'العقبة', 'Aqaba')]),
  ]),
  country(8, 'EG', [
    state(8001, 'القاهرة', 'Cairo', [region(80010, 'cairo', 'القاهرة', 'Cairo')]),
    state(8002, 'الجيزة', 'Giza', [region(80020, 'giza', 'الجيزة', 'Giza')]),
    state(8003, 'الإسكندرية', 'Alexandria', [region(80030, 'alexandria', 'الإسكندرية', 'Alexandria')]),
  ]),
  country(9, 'YE', [
    state(9001, 'أمانة العاصمة', 'Sanaa City', [region(90010, 'sanaa', 'صنعاء', 'Sanaa')]),
    state(9002, 'عدن', 'Aden', [region(90020, 'aden', 'عدن', 'Aden')]),
    state(9003, 'حضرموت', 'Hadramawt', [region(90030, 'mukalla', 'المكلا', 'Mukalla')]),
  ]),
  country(10, 'SD', [
    state(10001, 'الخرطوم', 'Khartoum', [region(100010, 'khartoum', 'الخرطوم', 'Khartoum')]),
    state(10002, 'البحر الأحمر', 'Red Sea', [region(100020, 'port-sudan', 'بورتسودان', 'Port Sudan')]),
  ]),
  country(11, 'SY', [
    state(11001, 'دمشق', 'Damascus', [region(110010, 'damascus', 'دمشق', 'Damascus')]),
    state(11002, 'حلب', 'Aleppo', [region(110020, 'aleppo', 'حلب', 'Aleppo')]),
  ]),
  country(12, 'LB', [
    state(12001, 'بيروت', 'Beirut', [region(120010, 'beirut', 'بيروت', 'Beirut')]),
    state(12002, 'لبنان الشمالي', 'North Lebanon', [region(120020, 'tripoli-lb', 'طرابلس', 'Tripoli')]),
  ]),
  country(13, 'IQ', [
    state(13001, 'بغداد', 'Baghdad', [region(130010, 'baghdad', 'بغداد', 'Baghdad')]),
    state(13002, 'البصرة', 'Basra', [region(130020, 'basra', 'البصرة', 'Basra')]),
  ]),
  country(14, 'PS', [
    state(14001, 'القدس', 'Jerusalem', [region(140010, 'jerusalem', 'القدس', 'Jerusalem')]),
    state(14002, 'رام الله والبيرة', 'Ramallah and Al-Bireh', [region(140020, 'ramallah', 'رام الله', 'Ramallah')]),
    state(14003, 'غزة', 'Gaza', [region(140030, 'gaza', 'غزة', 'Gaza')]),
  ]),
  country(15, 'MA', [
    state(15001, 'الرباط سلا القنيطرة', 'Rabat-Salé-Kénitra', [region(150010, 'rabat', 'الرباط', 'Rabat')]),
    state(15002, 'الدار البيضاء سطات', 'Casablanca-Settat', [
      region(150020, 'casablanca', 'الدار البيضاء', 'Casablanca'),
    ]),
  ]),
  country(16, 'TN', [
    state(16001, 'تونس', 'Tunis', [region(160010, 'tunis', 'تونس العاصمة', 'Tunis')]),
    state(16002, 'صفاقس', 'Sfax', [region(160020, 'sfax', 'صفاقس', 'Sfax')]),
  ]),
];
