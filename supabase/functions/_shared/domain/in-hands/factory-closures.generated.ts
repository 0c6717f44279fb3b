/**
 * Made by `npm run data` from data/factory-closures.csv; one closure per line, its source by its
 * place in the list.
 */
export const closureSources: readonly string[] = [
  "US Code, title 5, section 6103, with days off moved from weekends; that only customs and some firms close is our planning",
  "Our planning",
  "Ley Federal del Trabajo, article 74; bridging days are our planning",
  "Our planning; Holy Week follows Easter (March 28, 2027, and April 16, 2028)",
  "Chinese public holidays as in the holidays library (vacanza, 0.105, 2026); the State Council announces the exact days each November",
  "Lunar New Year as in the holidays library (vacanza, 0.105, 2026); factories close 15 to 27 days (Masosen, 2023)",
  "Vietnamese public holidays as in the holidays library (vacanza, 0.105, 2026)",
  "Tet as in the holidays library (vacanza, 0.105, 2026); offices close 7 to 9 days, factories more than two weeks (Vacant.day, 2026)",
  "Diwali as in the holidays library (vacanza, 0.105, 2026); closed two days before to three days after it (Dimerco, 2023), longer by our planning",
  "Indian public holidays as in the holidays library (vacanza, 0.105, 2026); they differ by state",
  "Estimated in the holidays library (vacanza, 0.105, 2026); the moon decides, so the longer range spans the days around it",
  "Pakistani public holidays as in the holidays library (vacanza, 0.105, 2026)",
  "Bangladeshi public holidays as in the holidays library (vacanza, 0.105, 2026)",
  "Eid as estimated in the holidays library (vacanza, 0.105, 2026); garment factories close 8 to 10 days (Ajker Desh, 2019; Prothom Alo, 2021)",
  "Turkish Law 2429, dates as in the holidays library (vacanza, 0.105, 2026)",
  "Turkish Law 2429, dates as in the holidays library (vacanza, 0.105, 2026); the longer range bridges to whole weeks by our planning",
  "Código do Trabalho, article 234, dates as in the holidays library (vacanza, 0.105, 2026)",
  "Portuguese factories slow down in December too (Franky Dune, 2025); the days are our planning",
  "Portuguese factories close 2 to 3 weeks in August (Franky Dune, 2025); the weeks are our planning"
];

export const closureRows = `
usa;Veterans Day;;;2026-11-11;2026-11-11;0
usa;Thanksgiving;2026-11-26;2026-11-26;2026-11-26;2026-11-27;0
usa;Christmas;2026-12-25;2026-12-25;2026-12-24;2026-12-25;0
usa;New Year’s Day;2027-01-01;2027-01-01;2027-01-01;2027-01-01;0
usa;Martin Luther King Jr. Day;;;2027-01-18;2027-01-18;0
usa;Presidents’ Day;;;2027-02-15;2027-02-15;0
usa;Memorial Day;2027-05-31;2027-05-31;2027-05-31;2027-05-31;0
usa;Juneteenth;;;2027-06-18;2027-06-18;0
usa;Independence Day;2027-07-05;2027-07-05;2027-07-05;2027-07-05;0
usa;Labor Day;2027-09-06;2027-09-06;2027-09-06;2027-09-06;0
usa;Columbus Day;;;2027-10-11;2027-10-11;0
usa;Veterans Day;;;2027-11-11;2027-11-11;0
usa;Thanksgiving;2027-11-25;2027-11-25;2027-11-25;2027-11-26;0
usa;Christmas;2027-12-24;2027-12-24;2027-12-23;2027-12-24;0
usa;New Year’s Day;;;2027-12-31;2027-12-31;0
usa;Martin Luther King Jr. Day;;;2028-01-17;2028-01-17;0
usa;Presidents’ Day;;;2028-02-21;2028-02-21;0
usa;Memorial Day;2028-05-29;2028-05-29;2028-05-29;2028-05-29;0
usa;Juneteenth;;;2028-06-19;2028-06-19;0
usa;Independence Day;2028-07-04;2028-07-04;2028-07-04;2028-07-04;0
usa;Labor Day;2028-09-04;2028-09-04;2028-09-04;2028-09-04;0
usa;Columbus Day;;;2028-10-09;2028-10-09;0
usa;Veterans Day;;;2028-11-10;2028-11-10;0
usa;Thanksgiving;2028-11-23;2028-11-23;2028-11-23;2028-11-24;0
usa;Christmas;2028-12-25;2028-12-25;2028-12-25;2028-12-26;0
mexico;Day of the Dead;;;2026-11-02;2026-11-02;1
mexico;Revolution Day;2026-11-16;2026-11-16;2026-11-16;2026-11-16;2
mexico;year-end break;2026-12-25;2026-12-25;2026-12-24;2027-01-03;1
mexico;New Year’s Day;2027-01-01;2027-01-01;2027-01-01;2027-01-01;2
mexico;Constitution Day;2027-02-01;2027-02-01;2027-02-01;2027-02-01;2
mexico;Benito Juárez’s birthday;2027-03-15;2027-03-15;2027-03-15;2027-03-15;2
mexico;Holy Week;2027-03-25;2027-03-26;2027-03-22;2027-03-27;3
mexico;Independence Day;2027-09-16;2027-09-16;2027-09-16;2027-09-17;2
mexico;Day of the Dead;;;2027-11-02;2027-11-02;1
mexico;Revolution Day;2027-11-15;2027-11-15;2027-11-15;2027-11-15;2
mexico;year-end break;2027-12-25;2027-12-25;2027-12-24;2028-01-02;1
mexico;Constitution Day;2028-02-07;2028-02-07;2028-02-07;2028-02-07;2
mexico;Benito Juárez’s birthday;2028-03-20;2028-03-20;2028-03-20;2028-03-20;2
mexico;Holy Week;2028-04-13;2028-04-14;2028-04-10;2028-04-15;3
mexico;Labor Day;2028-05-01;2028-05-01;2028-05-01;2028-05-01;2
mexico;Day of the Dead;;;2028-11-02;2028-11-02;1
mexico;Revolution Day;2028-11-20;2028-11-20;2028-11-20;2028-11-20;2
mexico;year-end break;2028-12-25;2028-12-25;2028-12-22;2028-12-31;1
china;New Year’s Day;2027-01-01;2027-01-01;2027-01-01;2027-01-02;4
china;Lunar New Year;2027-02-01;2027-02-15;2027-01-26;2027-02-21;5
china;Tomb-Sweeping Day;2027-04-05;2027-04-05;2027-04-03;2027-04-05;4
china;May Day;2027-05-01;2027-05-04;2027-05-01;2027-05-05;4
china;Dragon Boat Festival;2027-06-09;2027-06-09;2027-06-09;2027-06-09;4
china;Mid-Autumn Festival;2027-09-15;2027-09-15;2027-09-15;2027-09-15;4
china;Golden Week;2027-10-01;2027-10-05;2027-10-01;2027-10-07;4
china;New Year’s Day;2028-01-01;2028-01-01;2028-01-01;2028-01-03;4
china;Lunar New Year;2028-01-21;2028-02-04;2028-01-15;2028-02-10;5
china;Tomb-Sweeping Day;2028-04-04;2028-04-04;2028-04-02;2028-04-04;4
china;May Day;2028-05-01;2028-05-02;2028-05-01;2028-05-05;4
china;Dragon Boat Festival;2028-05-29;2028-05-29;2028-05-29;2028-05-29;4
china;Golden Week and Mid-Autumn Festival;2028-10-01;2028-10-04;2028-10-01;2028-10-08;4
vietnam;New Year’s Day;2027-01-01;2027-01-01;2027-01-01;2027-01-02;6
vietnam;Tet;2027-02-04;2027-02-12;2027-01-31;2027-02-15;7
vietnam;Hung Kings’ Day;2027-04-16;2027-04-16;2027-04-16;2027-04-16;6
vietnam;Reunification Day and Labor Day;2027-04-30;2027-05-01;2027-04-30;2027-05-03;6
vietnam;National Day;2027-09-02;2027-09-03;2027-09-02;2027-09-04;6
vietnam;New Year’s Day;2028-01-01;2028-01-01;2028-01-01;2028-01-03;6
vietnam;Tet;2028-01-24;2028-02-01;2028-01-20;2028-02-04;7
vietnam;Hung Kings’ Day;2028-04-04;2028-04-04;2028-04-04;2028-04-04;6
vietnam;Reunification Day and Labor Day;2028-05-01;2028-05-01;2028-05-01;2028-05-02;6
vietnam;National Day;2028-09-01;2028-09-02;2028-09-01;2028-09-04;6
india;Diwali;2026-11-06;2026-11-11;2026-11-04;2026-11-15;8
india;Christmas;;;2026-12-25;2026-12-25;9
india;Republic Day;2027-01-26;2027-01-26;2027-01-26;2027-01-26;9
india;Republic Day;2028-01-26;2028-01-26;2028-01-26;2028-01-26;9
india;Holi;2027-03-22;2027-03-22;2027-03-21;2027-03-23;9
india;Holi;2028-03-11;2028-03-11;2028-03-10;2028-03-12;9
india;Eid al-Fitr;2027-03-10;2027-03-10;2027-03-10;2027-03-11;10
india;Eid al-Adha;2027-05-17;2027-05-17;2027-05-16;2027-05-18;10
india;Eid al-Fitr;;;2028-02-26;2028-02-28;10
india;Eid al-Adha;2028-05-06;2028-05-06;2028-05-05;2028-05-07;10
india;Independence Day;2028-08-15;2028-08-15;2028-08-15;2028-08-15;9
india;Gandhi’s birthday;2027-10-02;2027-10-02;2027-10-02;2027-10-02;9
india;Gandhi’s birthday;2028-10-02;2028-10-02;2028-10-02;2028-10-02;9
india;Dussehra;2027-10-09;2027-10-09;2027-10-08;2027-10-10;9
india;Dussehra;2028-09-27;2028-09-27;2028-09-26;2028-09-28;9
india;Diwali;2027-10-27;2027-11-01;2027-10-25;2027-11-05;8
india;Diwali;2028-10-15;2028-10-20;2028-10-13;2028-10-24;8
india;Christmas;;;2027-12-25;2027-12-25;9
india;Christmas;;;2028-12-25;2028-12-25;9
pakistan;Iqbal Day;2026-11-09;2026-11-09;2026-11-09;2026-11-09;11
pakistan;Quaid-e-Azam Day;2026-12-25;2026-12-25;2026-12-25;2026-12-25;11
pakistan;Kashmir Day;2027-02-05;2027-02-05;2027-02-05;2027-02-05;11
pakistan;Eid al-Fitr;2027-03-09;2027-03-11;2027-03-09;2027-03-15;10
pakistan;Pakistan Day;2027-03-23;2027-03-23;2027-03-23;2027-03-23;11
pakistan;Labor Day;2027-05-01;2027-05-01;2027-05-01;2027-05-01;11
pakistan;Eid al-Adha;2027-05-16;2027-05-18;2027-05-16;2027-05-21;10
pakistan;Youm-e-Takbeer;;;2027-05-28;2027-05-28;11
pakistan;Ashura;2027-06-14;2027-06-15;2027-06-14;2027-06-16;10
pakistan;Independence Day;2027-08-14;2027-08-14;2027-08-14;2027-08-16;11
pakistan;Iqbal Day;2027-11-09;2027-11-09;2027-11-09;2027-11-09;11
pakistan;Quaid-e-Azam Day;2027-12-25;2027-12-25;2027-12-25;2027-12-25;11
pakistan;Kashmir Day;2028-02-05;2028-02-05;2028-02-05;2028-02-05;11
pakistan;Eid al-Fitr;2028-02-26;2028-02-28;2028-02-26;2028-03-02;10
pakistan;Pakistan Day;2028-03-23;2028-03-23;2028-03-23;2028-03-23;11
pakistan;Labor Day;2028-05-01;2028-05-01;2028-05-01;2028-05-01;11
pakistan;Eid al-Adha;2028-05-05;2028-05-07;2028-05-05;2028-05-10;10
pakistan;Ashura;2028-06-02;2028-06-03;2028-06-02;2028-06-04;10
pakistan;Prophet’s birthday;2028-08-03;2028-08-03;2028-08-03;2028-08-04;10
pakistan;Independence Day;2028-08-14;2028-08-14;2028-08-14;2028-08-14;11
pakistan;Iqbal Day;2028-11-09;2028-11-09;2028-11-09;2028-11-09;11
pakistan;Quaid-e-Azam Day;2028-12-25;2028-12-25;2028-12-25;2028-12-25;11
bangladesh;Victory Day;2026-12-16;2026-12-16;2026-12-16;2026-12-16;12
bangladesh;Language Martyrs’ Day;2027-02-21;2027-02-21;2027-02-21;2027-02-21;12
bangladesh;Eid al-Fitr;2027-03-08;2027-03-15;2027-03-07;2027-03-16;13
bangladesh;Bengali New Year;2027-04-14;2027-04-14;2027-04-14;2027-04-14;12
bangladesh;May Day;2027-05-01;2027-05-01;2027-05-01;2027-05-01;12
bangladesh;Eid al-Adha;2027-05-15;2027-05-22;2027-05-14;2027-05-23;13
bangladesh;Ashura;;;2027-06-16;2027-06-16;10
bangladesh;July Uprising Day;;;2027-08-05;2027-08-05;12
bangladesh;Prophet’s birthday;;;2027-08-15;2027-08-15;10
bangladesh;Victory Day;2027-12-16;2027-12-16;2027-12-16;2027-12-16;12
bangladesh;Language Martyrs’ Day;2028-02-21;2028-02-21;2028-02-21;2028-02-21;12
bangladesh;Eid al-Fitr;2028-02-25;2028-03-03;2028-02-24;2028-03-04;13
bangladesh;Independence Day;2028-03-26;2028-03-26;2028-03-26;2028-03-26;12
bangladesh;May Day;2028-05-01;2028-05-01;2028-05-01;2028-05-01;12
bangladesh;Eid al-Adha;2028-05-04;2028-05-11;2028-05-03;2028-05-12;13
bangladesh;Ashura;;;2028-06-04;2028-06-04;10
bangladesh;July Uprising Day;;;2028-08-05;2028-08-05;12
bangladesh;Victory Day;2028-12-16;2028-12-16;2028-12-16;2028-12-16;12
turkey;New Year’s Day;2027-01-01;2027-01-01;2027-01-01;2027-01-01;14
turkey;Eid al-Fitr (Ramazan Bayramı);2027-03-09;2027-03-11;2027-03-08;2027-03-14;15
turkey;Children’s Day;2027-04-23;2027-04-23;2027-04-23;2027-04-23;14
turkey;Eid al-Adha (Kurban Bayramı);2027-05-16;2027-05-19;2027-05-15;2027-05-23;15
turkey;Democracy Day;2027-07-15;2027-07-15;2027-07-15;2027-07-16;14
turkey;Victory Day;2027-08-30;2027-08-30;2027-08-30;2027-08-30;14
turkey;Republic Day;2027-10-29;2027-10-29;2027-10-28;2027-10-29;14
turkey;Eid al-Fitr (Ramazan Bayramı);2028-02-26;2028-02-28;2028-02-25;2028-03-05;15
turkey;Labor Day;2028-05-01;2028-05-01;2028-05-01;2028-05-01;14
turkey;Eid al-Adha (Kurban Bayramı);2028-05-05;2028-05-08;2028-05-04;2028-05-14;15
turkey;Atatürk Day;2028-05-19;2028-05-19;2028-05-19;2028-05-19;14
turkey;Victory Day;2028-08-30;2028-08-30;2028-08-30;2028-08-30;14
portugal;Restoration Day;2026-12-01;2026-12-01;2026-12-01;2026-12-01;16
portugal;Immaculate Conception;2026-12-08;2026-12-08;2026-12-07;2026-12-08;16
portugal;Christmas break;2026-12-25;2026-12-25;2026-12-24;2027-01-03;17
portugal;New Year’s Day;2027-01-01;2027-01-01;2027-01-01;2027-01-01;16
portugal;Carnival;;;2027-02-09;2027-02-09;1
portugal;Good Friday;2027-03-26;2027-03-26;2027-03-26;2027-03-26;16
portugal;Corpus Christi;2027-05-27;2027-05-27;2027-05-27;2027-05-28;16
portugal;Portugal Day;2027-06-10;2027-06-10;2027-06-10;2027-06-11;16
portugal;August closure;2027-08-09;2027-08-22;2027-08-02;2027-08-22;18
portugal;Republic Day;2027-10-05;2027-10-05;2027-10-04;2027-10-05;16
portugal;All Saints’ Day;2027-11-01;2027-11-01;2027-11-01;2027-11-01;16
portugal;Restoration Day;2027-12-01;2027-12-01;2027-12-01;2027-12-01;16
portugal;Immaculate Conception;2027-12-08;2027-12-08;2027-12-08;2027-12-08;16
portugal;Christmas break;;;2027-12-23;2028-01-02;17
portugal;Carnival;;;2028-02-29;2028-02-29;1
portugal;Good Friday;2028-04-14;2028-04-14;2028-04-14;2028-04-14;16
portugal;Freedom Day;2028-04-25;2028-04-25;2028-04-24;2028-04-25;16
portugal;May Day;2028-05-01;2028-05-01;2028-05-01;2028-05-01;16
portugal;Corpus Christi;2028-06-15;2028-06-15;2028-06-15;2028-06-16;16
portugal;August closure;2028-08-07;2028-08-20;2028-07-31;2028-08-20;18
portugal;Republic Day;2028-10-05;2028-10-05;2028-10-05;2028-10-06;16
portugal;All Saints’ Day;2028-11-01;2028-11-01;2028-11-01;2028-11-01;16
portugal;Restoration Day;2028-12-01;2028-12-01;2028-12-01;2028-12-01;16
portugal;Immaculate Conception;2028-12-08;2028-12-08;2028-12-08;2028-12-08;16
portugal;Christmas break;2028-12-25;2028-12-25;2028-12-22;2028-12-31;17
`;
