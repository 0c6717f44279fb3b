-- Made by `npm run data`. Safe to run again.
select private.load_tariff_statistical_lines('
0101.21.00.10	Males
0101.21.00.20	Females
0101.29.00.10	Imported for immediate slaughter
0101.29.00.90	Other
0101.30.00.00	
0101.90.30.00	
0101.90.40.00	
0102.21.00.10	Dairy > Male
0102.21.00.20	Dairy > Female
0102.21.00.30	Other > Male
0102.21.00.50	Other > Female
0102.29.20.11	Weighing less than 90 kg each
0102.29.20.12	Weighing 90 kg or more each
0102.29.40.24	Weighing less than 90 kg each > Male
0102.29.40.28	Weighing less than 90 kg each > Female
0102.29.40.34	Weighing 90 kg or more but less than 200 kg each > Male
0102.29.40.38	Weighing 90 kg or more but less than 200 kg each > Female
0102.29.40.54	Weighing 200 kg or more but less than 320 kg each > Male
0102.29.40.58	Weighing 200 kg or more but less than 320 kg each > Female
0102.29.40.62	Weighing 320 kg or more each > For immediate slaughter > Steers
0102.29.40.64	Weighing 320 kg or more each > For immediate slaughter > Bulls
0102.29.40.66	Weighing 320 kg or more each > For immediate slaughter > Cows
0102.29.40.68	Weighing 320 kg or more each > For immediate slaughter > Heifers
0102.29.40.72	Weighing 320 kg or more each > For breeding > Male
0102.29.40.74	Weighing 320 kg or more each > For breeding > Female
0102.29.40.82	Weighing 320 kg or more each > Other > Male
0102.29.40.84	Weighing 320 kg or more each > Other > Female
0102.31.00.10	Male
0102.31.00.20	Female
0102.39.00.10	Bison
0102.39.00.24	Other > Weighing less than 90 kg each > Male
0102.39.00.28	Other > Weighing less than 90 kg each > Female
0102.39.00.34	Other > Weighing 90 kg or more but less than 200 kg each > Male
0102.39.00.38	Other > Weighing 90 kg or more but less than 200 kg each > Female
0102.39.00.54	Other > Weighing 200 kg or more but less than 320 kg each > Male
0102.39.00.58	Other > Weighing 200 kg or more but less than 320 kg each > Female
0102.39.00.61	Other > Weighing 320 kg or more each > For immediate slaughter
0102.39.00.72	Other > Weighing 320 kg or more each > For breeding > Male
0102.39.00.74	Other > Weighing 320 kg or more each > For breeding > Female
0102.39.00.82	Other > Weighing 320 kg or more each > Other > Male
0102.39.00.84	Other > Weighing 320 kg or more each > Other > Female
0102.90.00.00	
0103.10.00.00	
0103.91.00.10	Weighing less than 7 kg each
0103.91.00.20	Weighing 7 kg or more but less than 23 kg each
0103.91.00.30	Weighing 23 kg or more but less than 50 kg each
0103.92.00.10	Imported for immediate slaughter
0103.92.00.20	Breeding animals other than purebred breeding animals
0103.92.00.91	Other
0104.10.00.00	
0104.20.00.00	
0105.11.00.10	Breeding stock, whether or not purebred > Layer-type (egg-type)
0105.11.00.20	Breeding stock, whether or not purebred > Broiler-type (meat-type)
0105.11.00.40	Other
0105.12.00.00	
0105.13.00.00	
0105.14.00.00	
0105.15.00.00	
0105.94.00.00	
0105.99.00.00	
0106.11.00.00	
0106.12.01.00	
0106.13.00.00	
0106.14.00.00	
0106.19.30.00	
0106.19.91.20	Dogs
0106.19.91.95	Other
0106.20.00.00	
0106.31.00.00	
0106.32.00.00	
0106.33.00.00	
0106.39.01.00	
0106.41.00.00	
0106.49.00.10	Leaf cutter bee larvae
0106.49.00.90	Other
0106.90.01.10	Worms
0106.90.01.20	Bait (other than worms)
0106.90.01.80	Other
0201.10.05.10	Veal
0201.10.05.90	Other
0201.10.10.10	Veal
0201.10.10.90	Other
0201.10.50.10	Veal
0201.10.50.90	Other
0201.20.02.00	
0201.20.04.00	
0201.20.06.00	
0201.20.10.00	
0201.20.30.00	
0201.20.50.15	Fresh or chilled bone in veal cuts
0201.20.50.25	Other > Rib cuts
0201.20.50.35	Other > Chuck cuts
0201.20.50.45	Other > Loin cuts
0201.20.50.65	Other > Hip cuts
0201.20.50.75	Other > Flank or plate cuts
0201.20.50.91	Other > Other
0201.20.80.10	Bison
0201.20.80.90	Other
0201.30.02.00	
0201.30.04.00	
0201.30.06.00	
0201.30.10.00	
0201.30.30.00	
0201.30.50.15	Fresh or chilled boneless veal cuts
0201.30.50.25	Other > Rib cuts
0201.30.50.35	Other > Chuck cuts
0201.30.50.45	Other > Loin cuts
0201.30.50.55	Other > Brisket cuts
0201.30.50.65	Other > Hip cuts
0201.30.50.75	Other > Flank or plate cuts
0201.30.50.91	Other > Other > Certified organic
0201.30.50.97	Other > Other > Other
0201.30.80.10	Bison
0201.30.80.90	Other
0202.10.05.10	Veal
0202.10.05.90	Other
0202.10.10.10	Veal
0202.10.10.90	Other
0202.10.50.10	Veal
0202.10.50.90	Other
0202.20.02.00	
0202.20.04.00	
0202.20.06.00	
0202.20.10.00	
0202.20.30.00	
0202.20.50.25	Rib cuts
0202.20.50.35	Chuck cuts
0202.20.50.45	Loin cuts
0202.20.50.90	Other
0202.20.80.00	
0202.30.02.00	
0202.30.04.00	
0202.30.06.00	
0202.30.10.00	
0202.30.30.00	
0202.30.50.15	Frozen boneless veal cuts
0202.30.50.25	Other > Rib cuts
0202.30.50.35	Other > Chuck cuts
0202.30.50.45	Other > Loin cuts
0202.30.50.55	Other > Brisket cuts
0202.30.50.65	Other > Hip cuts
0202.30.50.75	Other > Flank or plate cuts
0202.30.50.91	Other > Other > Certified organic
0202.30.50.97	Other > Other > Other
0202.30.80.15	Certified organic
0202.30.80.25	Other
0203.11.00.00	
0203.12.10.10	Hams and cuts thereof
0203.12.10.20	Shoulders and cuts thereof
0203.12.90.10	Hams and cuts thereof
0203.12.90.20	Shoulders and cuts thereof
0203.19.20.10	Spare ribs
0203.19.20.90	Other
0203.19.40.10	Bellies
0203.19.40.90	Other
0203.21.00.00	
0203.22.10.00	
0203.22.90.00	
0203.29.20.00	
0203.29.40.00	
0204.10.00.00	
0204.21.00.00	
0204.22.20.10	Shoulders
0204.22.20.20	Legs
0204.22.20.30	Loins
0204.22.20.90	Other
0204.22.40.00	
0204.23.20.00	
0204.23.40.00	
0204.30.00.00	
0204.41.00.00	
0204.42.20.10	Shoulders
0204.42.20.20	Legs
0204.42.20.30	Loins
0204.42.20.90	Other
0204.42.40.00	
0204.43.20.00	
0204.43.40.00	
0204.50.00.00	
0205.00.00.00	
0206.10.00.00	
0206.21.00.00	
0206.22.00.00	
0206.29.00.00	
0206.30.00.00	
0206.41.00.00	
0206.49.00.00	
0206.80.00.00	
0206.90.00.20	Of sheep (including lamb)
0206.90.00.40	Of goats, horses, asses, mules or hinnies
0207.11.00.20	Young (broilers, fryers, roasters and capons)
0207.11.00.40	Other
0207.12.00.20	Young (broilers, fryers, roasters and capons)
0207.12.00.40	Other
0207.13.00.00	
0207.14.00.20	Livers
0207.14.00.40	Other
0207.24.00.00	
0207.25.20.00	
0207.25.40.00	
0207.26.00.00	
0207.27.00.20	Livers
0207.27.00.40	Other
0207.41.00.00	
0207.42.00.00	
0207.43.00.00	
0207.44.00.00	
0207.45.00.20	Livers
0207.45.00.40	Other
0207.51.00.00	
0207.52.00.00	
0207.53.00.00	
0207.54.00.00	
0207.55.00.20	Livers
0207.55.00.40	Other
0207.60.10.00	
0207.60.20.00	
0207.60.30.00	
0207.60.40.00	
0207.60.60.20	Livers
0207.60.60.40	Other
0208.10.00.00	
0208.30.00.00	
0208.40.01.00	
0208.50.00.00	
0208.60.00.00	
0208.90.20.00	
0208.90.25.00	
0208.90.30.00	
0208.90.91.00	
0209.10.00.00	
0209.90.00.00	
0210.11.00.10	Hams and cuts thereof
0210.11.00.20	Shoulders and cuts thereof
0210.12.00.20	Bacon
0210.12.00.40	Other
0210.19.00.10	Canadian style bacon
0210.19.00.90	Other
0210.20.00.00	
0210.91.00.00	
0210.92.01.00	
0210.93.00.00	
0210.99.20.00	
0210.99.91.00	
0301.11.00.10	Koi (common) carp (Cyprinus carpio)
0301.11.00.20	Goldfish( Carassius auratus), Crucian carp (Carassius carassius)
0301.11.00.90	Other
0301.19.00.00	
0301.91.00.00	
0301.92.00.00	
0301.93.02.10	Grass carp (Ctenopharyngodon idellus), silver carp (Hypophthalmichthys molitrix) and bighead carp (Aristichthys nobilis)
0301.93.02.90	Other
0301.94.01.00	
0301.95.00.00	
0301.99.03.10	Tench (Tinca tinca), sheatfish (Silurus glanis)
0301.99.03.15	Bighead carp (Aristichthys nobilis)
0301.99.03.90	Other
0302.11.00.10	Rainbow trout (Salmo gairdneri), farmed
0302.11.00.90	Other
0302.13.00.13	Chinook (king) > Farmed
0302.13.00.14	Chinook (king) > Not farmed
0302.13.00.22	Chum (dog)
0302.13.00.32	Pink (humpie)
0302.13.00.42	Sockeye (red)
0302.13.00.53	Coho (silver) > Farmed
0302.13.00.54	Coho (silver) > Not farmed
0302.13.00.62	Other
0302.14.00.03	Atlantic > Farmed
0302.14.00.04	Atlantic > Not farmed
0302.14.00.62	Other
0302.19.00.00	
0302.21.00.10	Atlantic
0302.21.00.20	Pacific
0302.21.00.90	Other (including Greenland)
0302.22.00.00	
0302.23.00.00	
0302.24.00.00	
0302.29.01.10	Flounder
0302.29.01.90	Other
0302.31.00.00	
0302.32.00.00	
0302.33.00.00	
0302.34.00.00	
0302.35.01.00	
0302.36.00.00	
0302.39.02.00	
0302.41.00.00	
0302.42.00.00	
0302.43.00.00	
0302.44.00.00	
0302.45.11.00	
0302.45.50.00	
0302.46.11.00	
0302.46.50.00	
0302.47.00.10	Steaks
0302.47.00.90	Other
0302.49.00.00	
0302.51.00.10	Atlantic
0302.51.00.90	Other
0302.52.00.00	
0302.53.00.00	
0302.54.11.00	
0302.54.50.00	
0302.55.11.00	
0302.55.50.00	
0302.56.11.00	
0302.56.50.00	
0302.59.11.00	
0302.59.50.10	Pollock
0302.59.50.90	Other
0302.71.11.00	
0302.71.50.00	
0302.72.11.00	
0302.72.50.01	Ictalurus spp.
0302.72.50.04	Pangasius spp. including basa and tra
0302.72.50.34	Other
0302.73.11.00	
0302.73.50.00	
0302.74.00.00	
0302.79.11.00	
0302.79.50.25	Nile perch
0302.79.50.76	Other
0302.81.00.11	Dogfish (Squalus spp.)
0302.81.00.91	Other
0302.82.00.00	
0302.83.00.00	
0302.84.11.00	
0302.84.50.00	
0302.85.11.00	
0302.85.50.00	
0302.89.11.20	Sable fish (Anoplopoma fimbria)
0302.89.11.40	Other
0302.89.50.07	Fresh-water fish > Pike
0302.89.50.10	Fresh-water fish > Pickerel
0302.89.50.13	Fresh-water fish > Perch > Pike perch (including yellow pike)
0302.89.50.25	Fresh-water fish > Perch > Other
0302.89.50.28	Fresh-water fish > Bass
0302.89.50.31	Fresh-water fish > Whitefish
0302.89.50.34	Fresh-water fish > Other
0302.89.50.37	Smelts
0302.89.50.40	Cusk
0302.89.50.49	Shad and sturgeon
0302.89.50.52	Sable fish (Anoplopoma fimbria)
0302.89.50.55	Ocean perch
0302.89.50.58	Snapper (Lutjanidae)
0302.89.50.61	Grouper
0302.89.50.64	Lingcod (Ophiodon elongatus)
0302.89.50.67	Monkfish (Lophius spp.)
0302.89.50.70	Atka mackerel (Atkafish) (Pleurogrammus monopterygius)
0302.89.50.72	Dolphin fish (mahi mahi) (Coryphaena spp.)
0302.89.50.77	Other
0302.91.20.00	
0302.91.40.10	Mullet roe
0302.91.40.90	Other
0302.92.00.00	
0302.99.00.00	
0303.11.00.00	
0303.12.00.12	Chinook (king)
0303.12.00.22	Chum (dog)
0303.12.00.32	Pink (humpie)
0303.12.00.52	Coho (silver)
0303.12.00.62	Other
0303.13.00.00	
0303.14.00.00	
0303.19.01.00	
0303.23.00.00	
0303.24.00.10	Ictalurus spp.
0303.24.00.20	Pangasius spp. including basa and tra
0303.24.00.50	Other
0303.25.01.00	
0303.26.00.00	
0303.29.01.10	Nile perch
0303.29.01.50	Other
0303.31.00.10	Atlantic halibut (Hippoglossus hippoglossus)
0303.31.00.20	Pacific halibut (Hippoglossus stenolepis)
0303.31.00.30	Greenland turbot (Greenland halibut) (Reinhardtius hippoglossoides)
0303.32.00.00	
0303.33.00.00	
0303.34.00.00	
0303.39.01.10	Flounder
0303.39.01.20	Rock sole (Pleuronectes bilineatus)
0303.39.01.30	Yellowfin sole (Pleuronectes asper)
0303.39.01.95	Other
0303.41.00.00	
0303.42.00.20	Whole fish
0303.42.00.40	Other > Head-on
0303.42.00.60	Other > Other
0303.43.00.00	
0303.44.00.00	
0303.45.01.10	Thunnus thynnus
0303.45.01.50	Thunnus orientalis
0303.46.00.00	
0303.49.02.00	
0303.51.00.00	
0303.53.00.00	
0303.54.00.00	
0303.55.00.00	
0303.56.00.00	
0303.57.00.10	Steaks
0303.57.00.90	Other
0303.59.00.00	
0303.63.00.10	Atlantic
0303.63.00.90	Other
0303.64.00.00	
0303.65.00.00	
0303.66.00.00	
0303.67.00.00	
0303.68.00.00	
0303.69.00.00	
0303.81.00.11	Dogfish (Squalus spp.)
0303.81.00.91	Other
0303.82.00.00	
0303.83.00.00	
0303.84.00.00	
0303.89.00.01	Smelts > Sea smelts
0303.89.00.04	Smelts > Other smelts
0303.89.00.10	Cusk
0303.89.00.13	Shad and sturgeon
0303.89.00.28	Fresh-water fish > Pike and pickerel
0303.89.00.31	Fresh-water fish > Perch and pike perch (including yellow pike)
0303.89.00.34	Fresh-water fish > Sauger
0303.89.00.37	Fresh-water fish > Whitefish
0303.89.00.40	Fresh-water fish > Tilapias, other than Oreochromis spp.
0303.89.00.43	Fresh-water fish > Other
0303.89.00.46	Atka mackerel (Atkafish) (Pleurogrammus monopterygius)
0303.89.00.49	Mullet
0303.89.00.52	Monkfish (Lophius spp.)
0303.89.00.55	Butterfish
0303.89.00.58	Capelin
0303.89.00.61	Sable fish (Anoplopoma fimbria)
0303.89.00.64	Ocean perch
0303.89.00.67	Snapper (Lutjanidae spp.)
0303.89.00.70	Grouper
0303.89.00.80	Other
0303.91.20.00	
0303.91.40.20	Herring roe
0303.91.40.40	Salmon roe
0303.91.40.50	Alaska pollock (Theragra chalcogramma) roe
0303.91.40.60	Mullet roe
0303.91.40.95	Other
0303.92.00.00	
0303.99.00.00	
0304.31.00.00	
0304.32.00.10	Ictalurus spp.
0304.32.00.20	Pangasius spp. including basa and tra
0304.32.00.90	Other
0304.33.00.00	
0304.39.00.00	
0304.41.00.10	Atlantic Salmon (Salmo salar) > Farmed
0304.41.00.20	Atlantic Salmon (Salmo salar) > Not Farmed
0304.41.00.90	Other
0304.42.00.00	
0304.43.00.10	Sole
0304.43.00.15	Paice
0304.43.00.20	Flounder
0304.43.00.25	Greenland turbot (Greenland halibut), (Reinhardtius hippoglossoides)
0304.43.00.90	Other
0304.44.00.10	Cod > Atlantic Cod
0304.44.00.15	Cod > Other
0304.44.00.20	Haddock
0304.44.00.25	Pollock
0304.44.00.30	Hake
0304.44.00.90	Other
0304.45.00.00	
0304.46.00.00	
0304.47.00.00	
0304.48.00.00	
0304.49.01.03	Fresh-water fish > Pike
0304.49.01.06	Fresh-water fish > Pickerel
0304.49.01.09	Fresh-water fish > Whitefish
0304.49.01.12	Fresh-water fish > Tilapia, other than Oreochromis spp.
0304.49.01.15	Fresh-water fish > Other
0304.49.01.20	Atlantic ocean perch
0304.49.01.25	Cusk
0304.49.01.90	Other
0304.51.01.10	Ictalurus spp.
0304.51.01.15	Pangasius spp., including basa and tra
0304.51.01.20	Nile Perch
0304.51.01.25	Tilapias (Oreochromis spp.)
0304.51.01.90	Other
0304.52.00.10	Atlantic salmon (Salmo salar) > Farmed
0304.52.00.15	Atlantic salmon (Salmo salar) > Not farmed
0304.52.00.20	Other salmon
0304.52.00.90	Other
0304.53.00.10	Cod > Atlantic Cod
0304.53.00.15	Cod > Other
0304.53.00.20	Haddock
0304.53.00.25	Pollock
0304.53.00.30	Hake
0304.53.00.90	Other
0304.54.00.00	
0304.55.00.00	
0304.56.00.00	
0304.57.00.00	
0304.59.00.03	Fresh-water fish > Perch > Yellow perch
0304.59.00.06	Fresh-water fish > Perch > Pike perch (including yellow pike)
0304.59.00.09	Fresh-water fish > Perch > Other
0304.59.00.15	Fresh-water fish > Pike
0304.59.00.20	Fresh-water fish > Pickerel
0304.59.00.25	Fresh-water fish > Whitefish
0304.59.00.30	Fresh-water fish > Tilapia other than Oreochromis spp.
0304.59.00.36	Fresh-water fish > Other
0304.59.00.40	Flat Fish > Sole
0304.59.00.45	Flat Fish > Plaice
0304.59.00.50	Flat Fish > Flounder
0304.59.00.55	Flat Fish > Greenland turbot (Greenland halibut), (Reinhardtius hippoglossoides)
0304.59.00.61	Flat Fish > Other
0304.59.00.65	Atlantic ocean perch
0304.59.00.70	Cusk
0304.59.00.91	Other
0304.61.00.00	
0304.62.00.10	Ictalurus spp.
0304.62.00.20	Pangasius spp. (including basa and tra)
0304.62.00.30	Other Siluriformes
0304.62.00.90	Other
0304.63.00.00	
0304.69.00.00	
0304.71.10.00	
0304.71.50.00	
0304.72.10.00	
0304.72.50.00	
0304.73.10.00	
0304.73.50.00	
0304.74.10.00	
0304.74.50.00	
0304.75.10.00	
0304.75.50.00	
0304.79.10.10	Pollock other than Alaska pollock
0304.79.10.15	Whiting (Merluccius spp.)
0304.79.10.90	Other
0304.79.50.00	
0304.81.10.00	
0304.81.50.10	Atlantic salmon (Salmo salar)
0304.81.50.90	Other
0304.82.10.00	
0304.82.50.00	
0304.83.10.10	Greenland turbot (Greenland halibut) (Reinhardtius hippoglossoides)
0304.83.10.15	Sole
0304.83.10.20	Flounder
0304.83.10.25	Other > Halibut
0304.83.10.30	Other > Turbot
0304.83.10.90	Other > Other
0304.83.50.10	Greenland turbot (Greenland halibut) (Reinhardtius hippoglossoides)
0304.83.50.15	Sole
0304.83.50.20	Flounder
0304.83.50.25	Other > Halibut
0304.83.50.30	Other > Turbot
0304.83.50.90	Other > Other
0304.84.00.00	
0304.85.00.00	
0304.86.00.00	
0304.87.00.00	
0304.88.00.00	
0304.89.10.10	Ocean catfish (wolf fish)
0304.89.10.15	Pickerel
0304.89.10.20	Sauger
0304.89.10.25	Perch > Atlantic ocean perch
0304.89.10.30	Perch > Other ocean perch
0304.89.10.35	Perch > Other
0304.89.10.90	Other
0304.89.50.03	Fresh-water fish > Perch > Yellow perch
0304.89.50.06	Fresh-water fish > Perch > Pike perch (including yellow pike)
0304.89.50.09	Fresh-water fish > Perch > Other
0304.89.50.15	Fresh-water fish > Pickerel
0304.89.50.20	Fresh-water fish > Pike
0304.89.50.25	Fresh-water fish > Sauger
0304.89.50.30	Fresh-water fish > Other
0304.89.50.35	Atlantic ocean perch
0304.89.50.40	Other ocean perch
0304.89.50.45	Ocean catfish (wolf fish)
0304.89.50.50	Orange roughy (Hoplostethus atlanticus)
0304.89.50.55	Dolphin (Mahi mahi) (Coryphaena spp.)
0304.89.50.60	Cusk
0304.89.50.91	Other
0304.91.10.00	
0304.91.90.00	
0304.92.10.00	
0304.92.90.00	
0304.93.10.05	Minced > Surimi
0304.93.10.10	Minced > Other
0304.93.10.90	Other
0304.93.90.00	
0304.94.10.05	Minced > Surimi
0304.94.10.10	Minced > Other
0304.94.10.90	Other
0304.94.90.00	
0304.95.10.05	Minced > Surimi
0304.95.10.10	Minced > Other > Cod
0304.95.10.15	Minced > Other > Other
0304.95.10.20	Other > Cod
0304.95.10.25	Other > Haddock
0304.95.10.30	Other > Pollock
0304.95.10.90	Other > Other
0304.95.90.00	
0304.96.00.00	
0304.97.00.00	
0304.99.11.04	Minced > Surimi
0304.99.11.09	Minced > Other
0304.99.11.50	Other > Sole
0304.99.11.60	Other > Greenland turbot (Greenland halibut) (Reinhardtius hippoglossoides)
0304.99.11.70	Other > Ocean perch
0304.99.11.82	Other > Pike
0304.99.11.83	Other > Whitefish
0304.99.11.84	Other > Other > Fresh-water
0304.99.11.90	Other > Other > Tuna [of genus Thunnus and of fish of the genus Euthynnus(Katsuwonus) pelamis]
0304.99.11.94	Other > Other > Other
0304.99.91.90	Ocean
0304.99.91.92	Other
0305.20.20.00	
0305.20.40.20	Salmon roe
0305.20.40.40	Herring roe
0305.20.40.65	Other
0305.31.01.00	
0305.32.00.10	Cod
0305.32.00.90	Other
0305.39.20.00	
0305.39.40.00	
0305.39.61.10	Herring
0305.39.61.80	Other
0305.41.00.00	
0305.42.00.20	Whole or beheaded but not otherwise processed
0305.42.00.50	Other > Boneless
0305.42.00.60	Other > Other
0305.43.00.00	
0305.44.01.00	
0305.49.20.00	
0305.49.40.20	Cod, cusk, haddock, hake (Urophycis spp.) and pollock
0305.49.40.45	Other
0305.51.00.00	
0305.52.00.00	
0305.53.00.00	
0305.54.00.00	
0305.59.00.01	
0305.61.20.00	
0305.61.40.00	
0305.62.00.10	Whole; or processed by removal of heads, fins, viscera, scales, vertebral columns or any combination thereof, but not otherwise processed > Having a moisture content by weight over 50 percent
0305.62.00.25	Whole; or processed by removal of heads, fins, viscera, scales, vertebral columns or any combination thereof, but not otherwise processed > Having a moisture content by weight over 45 percent but not over 50 percent
0305.62.00.30	Whole; or processed by removal of heads, fins, viscera, scales, vertebral columns or any combination thereof, but not otherwise processed > Having a moisture content by weight over 43 percent but not over 45 percent
0305.62.00.45	Whole; or processed by removal of heads, fins, viscera, scales, vertebral columns or any combination thereof, but not otherwise processed > Having a moisture content by weight not over 43 percent
0305.62.00.50	Other > Having a moisture content by weight over 50 percent
0305.62.00.60	Other > Having a moisture content by weight over 45 percent but not over 50 percent
0305.62.00.70	Other > Having a moisture content by weight over 43 percent but not over 45 percent
0305.62.00.80	Other > Having a moisture content by weight not over 43 percent
0305.63.20.00	
0305.63.40.00	
0305.63.60.00	
0305.64.10.00	
0305.64.50.00	
0305.69.10.21	Whole; or processed by removal of heads, fins, viscera, scales, vertebral columns or any combination thereof, but not otherwise processed > Hake
0305.69.10.22	Whole; or processed by removal of heads, fins, viscera, scales, vertebral columns or any combination thereof, but not otherwise processed > Pollock
0305.69.10.29	Whole; or processed by removal of heads, fins, viscera, scales, vertebral columns or any combination thereof, but not otherwise processed > Haddock and cusk
0305.69.10.41	Other > Hake
0305.69.10.42	Other > Pollock
0305.69.10.49	Other > Haddock and cusk
0305.69.20.00	
0305.69.30.00	
0305.69.40.00	
0305.69.50.01	
0305.69.60.01	
0305.71.00.00	
0305.72.00.00	
0305.79.00.00	
0306.11.00.10	Caribbean spiny lobster (Panulirus argus)
0306.11.00.20	Other
0306.12.00.10	In airtight containers > In brine
0306.12.00.30	In airtight containers > Other
0306.12.00.50	Other > In brine
0306.12.00.70	Other > Other
0306.14.20.00	
0306.14.40.03	King crab > Red king crab (Paralithodes camtschaticus)
0306.14.40.06	King crab > Blue king crab (Paralithodes platypus)
0306.14.40.09	King crab > Golden/brown king crab (Lithodes aequispinus)
0306.14.40.12	King crab > Southern red santolla king crab (Lithodes santolla formerly L. antarcticus)
0306.14.40.15	King crab > Other
0306.14.40.20	Snow crab
0306.14.40.30	Dungeness crab
0306.14.40.90	Other
0306.15.00.00	
0306.16.00.03	Shell-on, imported in accordance with statistical note 1 to this chapter > Count size (headless weight) less than 33 per kg (15s)
0306.16.00.06	Shell-on, imported in accordance with statistical note 1 to this chapter > Count size (headless weight) 33-45 per kg (15-20s)
0306.16.00.09	Shell-on, imported in accordance with statistical note 1 to this chapter > Count size (headless weight) 46-55 per kg (21-25s)
0306.16.00.12	Shell-on, imported in accordance with statistical note 1 to this chapter > Count size (headless weight) 56-66 per kg (26-30s)
0306.16.00.15	Shell-on, imported in accordance with statistical note 1 to this chapter > Count size (headless weight) 67-88 per kg (31-40s)
0306.16.00.18	Shell-on, imported in accordance with statistical note 1 to this chapter > Count size (headless weight) 89-110 per kg (41-50s)
0306.16.00.21	Shell-on, imported in accordance with statistical note 1 to this chapter > Count size (headless weight) 111-132 per kg (51-60s)
0306.16.00.24	Shell-on, imported in accordance with statistical note 1 to this chapter > Count size (headless weight) 133-154 per kg (61-70s)
0306.16.00.27	Shell-on, imported in accordance with statistical note 1 to this chapter > Count size (headless weight) more than 154 per kg (70s)
0306.16.00.40	Peeled, imported in accordance with statistical note 1 to this chapter
0306.17.00.04	Shell-on, imported in accordance with statistical note 1 to this chapter > Farmed > Count size (headless weight) less than 33 per kg (15s)
0306.17.00.05	Shell-on, imported in accordance with statistical note 1 to this chapter > Farmed > Count size (headless weight) 33-45 per kg (15-20s)
0306.17.00.07	Shell-on, imported in accordance with statistical note 1 to this chapter > Farmed > Count size (headless weight) 46-55 per kg (21-25s)
0306.17.00.08	Shell-on, imported in accordance with statistical note 1 to this chapter > Farmed > Count size (headless weight) 56-66 per kg (26-30s)
0306.17.00.10	Shell-on, imported in accordance with statistical note 1 to this chapter > Farmed > Count size (headless weight) 67-88 per kg (31-40s)
0306.17.00.11	Shell-on, imported in accordance with statistical note 1 to this chapter > Farmed > Count size (headless weight) 89-110 per kg (41-50s)
0306.17.00.13	Shell-on, imported in accordance with statistical note 1 to this chapter > Farmed > Count size (headless weight) 111-132 per kg (51-60s)
0306.17.00.14	Shell-on, imported in accordance with statistical note 1 to this chapter > Farmed > Count size (headless weight) 133-154 per kg (61-70s)
0306.17.00.16	Shell-on, imported in accordance with statistical note 1 to this chapter > Farmed > Count size (headless weight) more than 154 per kg (70s)
0306.17.00.17	Shell-on, imported in accordance with statistical note 1 to this chapter > Not farmed > Count size (headless weight) less than 33 per kg (15s)
0306.17.00.19	Shell-on, imported in accordance with statistical note 1 to this chapter > Not farmed > Count size (headless weight) 33-45 per kg (15-20s)
0306.17.00.20	Shell-on, imported in accordance with statistical note 1 to this chapter > Not farmed > Count size (headless weight) 46-55 per kg (21-25s)
0306.17.00.22	Shell-on, imported in accordance with statistical note 1 to this chapter > Not farmed > Count size (headless weight) 56-66 per kg (26-30s)
0306.17.00.23	Shell-on, imported in accordance with statistical note 1 to this chapter > Not farmed > Count size (headless weight) 67-88 per kg (31-40s)
0306.17.00.25	Shell-on, imported in accordance with statistical note 1 to this chapter > Not farmed > Count size (headless weight) 89-110 per kg (41-50s)
0306.17.00.26	Shell-on, imported in accordance with statistical note 1 to this chapter > Not farmed > Count size (headless weight) 111-132 per kg (51-60s)
0306.17.00.28	Shell-on, imported in accordance with statistical note 1 to this chapter > Not farmed > Count size (headless weight) 133-154 per kg (61-70s)
0306.17.00.29	Shell-on, imported in accordance with statistical note 1 to this chapter > Not farmed > Count size (headless weight) more than 154 per kg (70s)
0306.17.00.41	Peeled, imported in accordance with statistical note 1 to this chapter > Farmed
0306.17.00.42	Peeled, imported in accordance with statistical note 1 to this chapter > Not farmed
0306.19.01.10	Freshwater crawfish
0306.19.01.30	Antarctic krill (Euphausia superba)
0306.19.01.61	Other
0306.31.00.00	
0306.32.00.10	Live
0306.32.00.90	Other
0306.33.20.00	
0306.33.40.00	
0306.34.00.00	
0306.35.00.20	Shell-on, imported in accordance with statistical note 1 to this chapter
0306.35.00.40	Peeled, imported in accordance with statistical note 1 to this chapter
0306.36.00.20	Shell-on, imported in accordance with statistical note 1 to this chapter
0306.36.00.40	Peeled, imported in accordance with statistical note 1 to this chapter
0306.39.01.00	
0306.91.00.00	
0306.92.00.00	
0306.93.20.00	
0306.93.40.00	
0306.94.00.00	
0306.95.00.20	Shell-on, imported in accordance with statistical note 1 to this chapter
0306.95.00.40	Peeled, imported in accordance with statistical note 1 to this chapter
0306.99.01.00	
0307.11.00.20	Seed oysters
0307.11.00.60	Other > Farmed
0307.11.00.80	Other > Other
0307.12.00.60	Farmed
0307.12.00.80	Other
0307.19.01.60	Farmed
0307.19.01.80	Other
0307.21.00.00	
0307.22.00.00	
0307.29.01.00	
0307.31.00.10	Farmed
0307.31.00.90	Other
0307.32.00.00	
0307.39.01.00	
0307.42.00.20	Squid > Loligo
0307.42.00.40	Squid > Other
0307.42.00.60	Other
0307.43.00.10	Squid > Fillets
0307.43.00.22	Squid > Other > Loligo > Loligo opalescens
0307.43.00.24	Squid > Other > Loligo > Loligo pealei
0307.43.00.29	Squid > Other > Loligo > Other
0307.43.00.50	Squid > Other > Other
0307.43.00.60	Other
0307.49.01.22	Squid > Loligo > Loligo opalescens
0307.49.01.24	Squid > Loligo > Loligo pealei
0307.49.01.29	Squid > Loligo > Other
0307.49.01.50	Squid > Other
0307.49.01.60	Other
0307.51.00.00	
0307.52.00.00	
0307.59.01.00	
0307.60.00.00	
0307.71.00.50	Clams > Geoduck
0307.71.00.70	Clams > Other
0307.71.00.90	Other
0307.72.00.30	Clams > Geoduck
0307.72.00.51	Clams > Stimsonʼs
0307.72.00.55	Clams > Other
0307.72.00.60	Other
0307.79.01.30	Clams > Geoduck
0307.79.01.51	Clams > Stimsonʼs
0307.79.01.55	Clams > Other
0307.79.01.60	Other
0307.81.00.00	
0307.82.00.00	
0307.83.00.00	
0307.84.00.00	
0307.87.00.00	
0307.88.00.00	
0307.91.03.30	Conch
0307.91.03.90	Other
0307.92.01.30	Conch
0307.92.01.90	Other
0307.99.03.00	
0308.11.00.00	
0308.12.00.00	
0308.19.01.00	
0308.21.00.21	Roe
0308.21.00.29	Other
0308.22.00.00	
0308.29.01.00	
0308.30.00.00	
0308.90.01.00	
0309.10.05.00	
0309.10.90.00	
0309.90.10.10	Freshwater crawfish
0309.90.10.30	Antarctic krill
0309.90.10.61	Other
0309.90.20.00	
0309.90.30.00	
0309.90.40.30	Conch
0309.90.40.90	Other
0309.90.50.30	Conch
0309.90.50.90	Other
0309.90.60.00	
0309.90.90.00	
0401.10.00.00	
0401.20.20.00	
0401.20.40.00	
0401.40.02.00	
0401.40.05.00	
0401.40.25.00	
0401.50.02.00	
0401.50.05.00	
0401.50.25.00	
0401.50.42.00	
0401.50.50.00	
0401.50.75.00	
0402.10.05.00	
0402.10.10.00	
0402.10.50.00	
0402.21.02.00	
0402.21.05.00	
0402.21.25.00	
0402.21.27.00	
0402.21.30.00	
0402.21.50.00	
0402.21.73.00	
0402.21.75.00	
0402.21.90.00	
0402.29.05.00	
0402.29.10.00	
0402.29.50.00	
0402.91.03.00	
0402.91.06.00	
0402.91.10.00	
0402.91.30.00	
0402.91.70.00	
0402.91.90.00	
0402.99.03.00	
0402.99.06.00	
0402.99.10.00	
0402.99.30.00	
0402.99.45.00	
0402.99.55.00	
0402.99.68.00	
0402.99.70.00	
0402.99.90.00	
0403.20.05.00	
0403.20.10.00	
0403.20.50.00	
0403.20.90.00	
0403.90.02.00	
0403.90.04.00	
0403.90.16.00	
0403.90.20.00	
0403.90.37.00	
0403.90.41.10	Articles for which an import license is required
0403.90.41.90	Other
0403.90.45.00	
0403.90.47.00	
0403.90.51.00	
0403.90.55.00	
0403.90.57.00	
0403.90.61.00	
0403.90.65.00	
0403.90.72.00	
0403.90.74.00	
0403.90.78.00	
0403.90.85.00	
0403.90.87.00	
0403.90.90.00	
0403.90.95.00	
0404.10.05.00	
0404.10.08.00	
0404.10.11.00	
0404.10.15.00	
0404.10.20.00	
0404.10.48.00	
0404.10.50.10	Articles for which an import license is required
0404.10.50.90	Other
0404.10.90.00	
0404.90.10.00	
0404.90.28.00	
0404.90.30.00	
0404.90.50.00	
0404.90.70.00	
0405.10.05.00	
0405.10.10.00	
0405.10.20.00	
0405.20.10.00	
0405.20.20.00	
0405.20.30.00	
0405.20.40.00	
0405.20.50.00	
0405.20.60.00	
0405.20.70.00	
0405.20.80.00	
0405.90.05.20	Anhydrous milk fat
0405.90.05.40	Other
0405.90.10.20	Anhydrous milk fat
0405.90.10.40	Other
0405.90.20.20	Anhydrous milk fat
0405.90.20.40	Other
0406.10.02.00	
0406.10.04.00	
0406.10.08.00	
0406.10.12.00	
0406.10.14.00	
0406.10.18.00	
0406.10.24.00	
0406.10.28.00	
0406.10.34.00	
0406.10.38.00	
0406.10.44.00	
0406.10.48.00	
0406.10.54.00	
0406.10.58.00	
0406.10.64.00	
0406.10.68.00	
0406.10.74.00	
0406.10.78.00	
0406.10.84.00	
0406.10.88.00	
0406.10.95.00	
0406.20.10.00	
0406.20.15.00	
0406.20.22.00	
0406.20.24.00	
0406.20.28.00	
0406.20.29.00	
0406.20.31.10	Produced in Canada and not subject to licensing requirements
0406.20.31.90	Other
0406.20.33.00	
0406.20.34.00	
0406.20.36.00	
0406.20.39.00	
0406.20.43.00	
0406.20.44.00	
0406.20.48.00	
0406.20.49.00	
0406.20.51.00	
0406.20.53.00	
0406.20.54.00	
0406.20.55.00	
0406.20.56.00	
0406.20.57.00	
0406.20.61.00	
0406.20.63.00	
0406.20.65.00	
0406.20.67.00	
0406.20.69.00	
0406.20.71.00	
0406.20.73.00	
0406.20.75.00	
0406.20.77.00	
0406.20.79.00	
0406.20.81.00	
0406.20.83.00	
0406.20.85.00	
0406.20.87.00	
0406.20.89.00	
0406.20.91.00	
0406.20.95.00	
0406.30.05.00	
0406.30.12.00	
0406.30.14.00	
0406.30.18.00	
0406.30.22.00	
0406.30.24.00	
0406.30.28.00	
0406.30.32.00	
0406.30.34.00	
0406.30.38.00	
0406.30.42.00	
0406.30.44.00	
0406.30.48.00	
0406.30.49.00	
0406.30.51.00	
0406.30.53.00	
0406.30.55.00	
0406.30.56.00	
0406.30.57.00	
0406.30.61.00	
0406.30.63.00	
0406.30.65.00	
0406.30.67.00	
0406.30.69.00	
0406.30.71.00	
0406.30.73.00	
0406.30.75.00	
0406.30.77.00	
0406.30.79.00	
0406.30.81.00	
0406.30.83.00	
0406.30.85.00	
0406.30.87.00	
0406.30.89.00	
0406.30.91.00	
0406.30.95.00	
0406.40.20.00	
0406.40.40.00	
0406.40.44.00	
0406.40.48.00	
0406.40.51.00	
0406.40.52.00	
0406.40.54.00	
0406.40.58.00	
0406.40.70.00	
0406.90.05.00	
0406.90.06.00	
0406.90.08.10	Produced in Canada and not subject to licensing requirements
0406.90.08.90	Other
0406.90.12.00	
0406.90.14.00	
0406.90.16.00	
0406.90.18.00	
0406.90.20.00	
0406.90.25.00	
0406.90.28.00	
0406.90.31.00	
0406.90.32.00	
0406.90.33.00	
0406.90.34.00	
0406.90.36.00	
0406.90.37.00	
0406.90.38.00	
0406.90.39.00	
0406.90.41.00	
0406.90.42.00	
0406.90.43.00	
0406.90.44.00	
0406.90.46.00	
0406.90.48.00	
0406.90.49.00	
0406.90.51.00	
0406.90.52.00	
0406.90.54.00	
0406.90.56.00	
0406.90.57.00	
0406.90.59.00	
0406.90.61.00	
0406.90.63.00	
0406.90.66.00	
0406.90.68.00	
0406.90.72.00	
0406.90.74.00	
0406.90.76.00	
0406.90.78.00	
0406.90.82.00	
0406.90.84.00	
0406.90.86.00	
0406.90.88.00	
0406.90.90.00	
0406.90.92.00	
0406.90.93.00	
0406.90.94.00	
0406.90.95.00	
0406.90.97.00	
0406.90.99.00	
0407.11.00.00	
0407.19.00.00	
0407.21.00.30	Fresh table eggs (consumer grades)
0407.21.00.90	Other
0407.29.00.00	
0407.90.00.00	
0408.11.00.00	
0408.19.00.00	
0408.91.00.00	
0408.99.00.00	
0409.00.00.05	Certified Organic
0409.00.00.10	Other > Comb honey and honey packaged for retail sale
0409.00.00.35	Other > Other > White or lighter
0409.00.00.45	Other > Other > Extra light amber
0409.00.00.56	Other > Other > Light amber
0409.00.00.65	Other > Other > Amber or darker
0410.10.00.00	
0410.90.00.00	
0501.00.00.00	
0502.10.00.00	
0502.90.00.00	
0504.00.00.20	Prepared for use as sausage casings > Hog
0504.00.00.40	Prepared for use as sausage casings > Other
0504.00.00.60	Other
0505.10.00.50	Meeting with ASTM D4522, Section 2.2 IDFB Testing Regulations, Part 2, Sections 2.2, 2.3, Part 7 and Part 11-B > Feathers
0505.10.00.55	Meeting with ASTM D4522, Section 2.2 IDFB Testing Regulations, Part 2, Sections 2.2, 2.3, Part 7 and Part 11-B > Down
0505.10.00.60	Other > Feathers
0505.10.00.65	Other > Down
0505.90.20.20	Feather meal
0505.90.20.40	Other
0505.90.60.00	
0506.10.00.00	
0506.90.00.20	Bones, crude, steamed or ground
0506.90.00.40	Other
0507.10.00.00	
0507.90.00.10	Velvet antler
0507.90.00.90	Other
0508.00.00.00	
0510.00.20.00	
0510.00.40.10	Pancreas glands
0510.00.40.20	Bile and other animal secretions
0510.00.40.40	Cantharides; glands (other than pancreas), organs and other animal products used in the preparation of pharmaceutical products
0511.10.00.10	Dairy
0511.10.00.90	Other
0511.91.00.10	Fertilized fish eggs
0511.91.00.90	Other
0511.99.20.00	
0511.99.30.30	Antarctic krill ( Euphausia superba)
0511.99.30.60	Other
0511.99.33.00	
0511.99.36.00	
0511.99.40.24	Cattle embryos > Dairy cattle
0511.99.40.28	Cattle embryos > Other cattle
0511.99.40.30	Dried blood
0511.99.40.40	Other animal semen
0511.99.40.70	Other
0601.10.15.00	
0601.10.30.00	
0601.10.45.00	
0601.10.60.00	
0601.10.75.00	
0601.10.85.00	
0601.10.90.20	Iris bulbs
0601.10.90.40	Gladiolus corms
0601.10.90.60	Begonia (tuberous) tubers
0601.10.90.80	Other
0601.20.10.00	
0601.20.90.00	
0602.10.00.00	
0602.20.00.00	
0602.30.00.00	
0602.40.00.00	
0602.90.20.00	
0602.90.30.10	Chrysanthemums
0602.90.30.90	Other
0602.90.40.00	
0602.90.50.00	
0602.90.60.10	Trees and shrubs
0602.90.60.20	Poinsettias
0602.90.60.90	Other
0602.90.90.10	Trees and shrubs
0602.90.90.90	Other
0603.11.00.30	Spray
0603.11.00.50	Other
0603.12.30.00	
0603.12.70.00	
0603.13.00.50	Dendrobium
0603.13.00.60	Other
0603.14.00.10	Chrysanthemums > Pom Pom
0603.14.00.20	Chrysanthemums > Other
0603.15.00.00	
0603.19.01.05	Anthuriums
0603.19.01.07	Alstroemeria
0603.19.01.09	Aster
0603.19.01.11	Bells of Ireland
0603.19.01.13	Bird of Paradise
0603.19.01.14	Calla lilies
0603.19.01.15	Daffodils
0603.19.01.16	Delphinium
0603.19.01.17	Freesia
0603.19.01.18	Gerbera
0603.19.01.19	Gladiolus
0603.19.01.20	Gypsophila
0603.19.01.25	Hydrangea
0603.19.01.27	Hypericum
0603.19.01.29	Lisianthus
0603.19.01.31	Peony
0603.19.01.35	Ranunculus
0603.19.01.37	Scabiosa
0603.19.01.40	Snapdragons
0603.19.01.41	Statice
0603.19.01.42	Stock
0603.19.01.43	Sunflowers
0603.19.01.45	Tulips
0603.19.01.55	Campanula
0603.19.01.97	Other
0603.90.00.00	
0604.20.00.05	Aralia
0604.20.00.11	Aspidistra
0604.20.00.15	Eucalyptus
0604.20.00.20	Evergreen Christmas trees > Douglas fir
0604.20.00.40	Evergreen Christmas trees > Fir except Douglas fir
0604.20.00.60	Evergreen Christmas trees > Other
0604.20.00.65	Ferns > Leather leaf
0604.20.00.70	Ferns > Other
0604.20.00.72	Mosses and lichens
0604.20.00.74	Palms > Chamadorea
0604.20.00.78	Palms > Other
0604.20.00.82	Pittosporum
0604.20.00.84	Ruscus
0604.20.00.86	Other
0604.90.10.00	
0604.90.30.00	
0604.90.60.00	
0701.10.00.20	In immediate containers of not over 45 kg net weight
0701.10.00.40	Other
0701.90.10.10	Certified organic
0701.90.10.60	Other
0701.90.50.05	In immediate containers of not over 1200 kg net weight > Certified organic
0701.90.50.17	In immediate containers of not over 1200 kg net weight > Russet or netted gem varieties
0701.90.50.21	In immediate containers of not over 1200 kg net weight > Red skin varieties
0701.90.50.37	In immediate containers of not over 1200 kg net weight > White varieties
0701.90.50.41	In immediate containers of not over 1200 kg net weight > Other
0701.90.50.43	Other > Certified organic
0701.90.50.46	Other > Russet or netted gem varieties
0701.90.50.56	Other > Red skin varieties
0701.90.50.66	Other > White varieties
0701.90.50.76	Other > Other
0702.00.20.02	Greenhouse > Certified organic > Grape
0702.00.20.04	Greenhouse > Certified organic > Roma (plum type)
0702.00.20.06	Greenhouse > Certified organic > Round, of a kind described in statistical note 2 to this chapter
0702.00.20.08	Greenhouse > Certified organic > Other
0702.00.20.19	Greenhouse > Other > Cherry
0702.00.20.26	Greenhouse > Other > Grape
0702.00.20.32	Greenhouse > Other > Roma (plum type)
0702.00.20.36	Greenhouse > Other > Round, of a kind described in statistical note 2 to this chapter
0702.00.20.42	Greenhouse > Other > Other
0702.00.20.43	Other > Certified organic > Grape
0702.00.20.44	Other > Certified organic > Roma (plum type)
0702.00.20.48	Other > Certified organic > Round, of a kind described in statistical note 2 to this chapter
0702.00.20.50	Other > Certified organic > Other
0702.00.20.52	Other > Other > Cherry
0702.00.20.62	Other > Other > Grape
0702.00.20.66	Other > Other > Roma (plum type)
0702.00.20.81	Other > Other > Round, of a kind described in statistical note 2 to this chapter
0702.00.20.92	Other > Other > Other
0702.00.40.02	Greenhouse > Certified organic > Grape
0702.00.40.04	Greenhouse > Certified organic > Roma (plum type)
0702.00.40.06	Greenhouse > Certified organic > Round, of a kind described in statistical note 2 to this chapter
0702.00.40.08	Greenhouse > Certified organic > Other
0702.00.40.19	Greenhouse > Other > Cherry
0702.00.40.21	Greenhouse > Other > Grape
0702.00.40.23	Greenhouse > Other > Roma (plum type)
0702.00.40.27	Greenhouse > Other > Round, of a kind described in statistical note 2 to this chapter
0702.00.40.32	Greenhouse > Other > Other
0702.00.40.37	Other > Certified organic
0702.00.40.41	Other > Other > Cherry
0702.00.40.47	Other > Other > Grape
0702.00.40.66	Other > Other > Roma (plum type)
0702.00.40.81	Other > Other > Round, of a kind described in statistical note 2 to this chapter
0702.00.40.92	Other > Other > Other
0702.00.60.02	Greenhouse > Certified organic > Grape
0702.00.60.04	Greenhouse > Certified organic > Roma (plum type)
0702.00.60.06	Greenhouse > Certified organic > Round, of a kind described in statistical note 2 to this chapter
0702.00.60.08	Greenhouse > Certified organic > Other
0702.00.60.19	Greenhouse > Other > Cherry
0702.00.60.21	Greenhouse > Other > Grape
0702.00.60.23	Greenhouse > Other > Roma (plum type)
0702.00.60.27	Greenhouse > Other > Round, of a kind described in statistical note 2 to this chapter
0702.00.60.32	Greenhouse > Other > Other
0702.00.60.33	Other > Certified organic > Grape
0702.00.60.34	Other > Certified organic > Roma (plum type)
0702.00.60.37	Other > Certified organic > Round, of a kind described in statistical note 2 to this chapter
0702.00.60.38	Other > Certified organic > Other
0702.00.60.39	Other > Other > Cherry
0702.00.60.46	Other > Other > Grape
0702.00.60.66	Other > Other > Roma (plum type)
0702.00.60.81	Other > Other > Round, of a kind described in statistical note 2 to this chapter
0702.00.60.92	Other > Other > Other
0703.10.20.00	
0703.10.30.00	
0703.10.40.25	Certified organic > Onions
0703.10.40.45	Certified organic > Other
0703.10.40.55	Other > Onions > Red varieties
0703.10.40.60	Other > Onions > White varieties
0703.10.40.64	Other > Onions > Yellow varieties, not marked sweet
0703.10.40.66	Other > Onions > Yellow varieties, marked sweet
0703.10.40.68	Other > Onions > Other
0703.10.40.70	Other > Shallots
0703.10.40.75	Other > Other
0703.20.00.05	Fresh whole bulbs > Certified organic
0703.20.00.15	Fresh whole bulbs > Other
0703.20.00.20	Fresh whole peeled cloves
0703.20.00.90	Other
0703.90.00.20	Green onions of a species other than Allium cepa
0703.90.00.40	Other
0704.10.20.00	
0704.10.40.00	
0704.10.60.00	
0704.20.00.00	
0704.90.20.00	
0704.90.40.15	Bok choy
0704.90.40.22	Broccoli > Certified organic
0704.90.40.24	Broccoli > Other
0704.90.40.28	Collards
0704.90.40.35	Kale
0704.90.40.45	Napa cabbage
0704.90.40.55	Other
0705.11.20.00	
0705.11.40.00	
0705.19.20.20	Romaine lettuce
0705.19.20.40	Butterhead lettuce
0705.19.20.60	Red and green leaf lettuce
0705.19.20.80	Other
0705.19.40.20	Romaine lettuce
0705.19.40.40	Butterhead lettuce
0705.19.40.60	Red and green leaf lettuce
0705.19.40.80	Other
0705.21.00.00	
0705.29.00.00	
0706.10.05.00	
0706.10.10.00	
0706.10.20.00	
0706.10.40.00	
0706.90.20.00	
0706.90.30.00	
0706.90.40.20	Celeriac
0706.90.40.40	Other
0707.00.20.15	Gherkins
0707.00.20.37	Other > Greenhouse > Certified organic > Persian
0707.00.20.40	Other > Greenhouse > Certified organic > Long seedless
0707.00.20.45	Other > Greenhouse > Certified organic > Other
0707.00.20.50	Other > Greenhouse > Other > Persian
0707.00.20.60	Other > Greenhouse > Other > Long seedless
0707.00.20.70	Other > Greenhouse > Other > Other
0707.00.20.80	Other > Other > Certified organic
0707.00.20.90	Other > Other > Other
0707.00.40.15	Gherkins
0707.00.40.37	Other > Greenhouse > Certified organic > Persian
0707.00.40.40	Other > Greenhouse > Certified organic > Long seedless
0707.00.40.45	Other > Greenhouse > Certified organic > Other
0707.00.40.50	Other > Greenhouse > Other > Persian
0707.00.40.60	Other > Greenhouse > Other > Long seedless
0707.00.40.70	Other > Greenhouse > Other > Other
0707.00.40.80	Other > Other > Certified organic
0707.00.40.90	Other > Other > Other
0707.00.50.05	Gherkins
0707.00.50.22	Other > Greenhouse > Certified organic > Persian
0707.00.50.24	Other > Greenhouse > Certified organic > Long seedless
0707.00.50.26	Other > Greenhouse > Certified organic > Other
0707.00.50.30	Other > Greenhouse > Other > Persian
0707.00.50.50	Other > Greenhouse > Other > Long seedless
0707.00.50.60	Other > Greenhouse > Other > Other
0707.00.50.70	Other > Other > Certified organic
0707.00.50.85	Other > Other > Other
0707.00.60.05	Gherkins
0707.00.60.13	Other > Greenhouse > Certified organic > Persian
0707.00.60.17	Other > Greenhouse > Certified organic > Long seedless
0707.00.60.21	Other > Greenhouse > Certified organic > Other
0707.00.60.24	Other > Greenhouse > Other > Persian
0707.00.60.26	Other > Greenhouse > Other > Long seedless
0707.00.60.28	Other > Greenhouse > Other > Other
0707.00.60.30	Other > Other > Not exceeding 15 cm (6 inches) in length and presented in bulk quantities of 453.6 kg (1,000 lbs) or more
0707.00.60.60	Other > Other > Other > Certified organic
0707.00.60.75	Other > Other > Other > Other
0708.10.20.20	Snow peas
0708.10.20.40	Sugar snap peas
0708.10.20.60	Other
0708.10.40.20	Snow peas
0708.10.40.40	Sugar snap peas
0708.10.40.60	Other
0708.20.10.00	
0708.20.20.05	Yard-long beans (Vigna unguiculata subsp., Sesquipedalis)
0708.20.20.10	Other
0708.20.90.05	Other beans of the genusVigna
0708.20.90.20	Other > French style
0708.20.90.40	Other > Certified organic
0708.20.90.60	Other > Other
0708.90.05.00	
0708.90.15.00	
0708.90.25.00	
0708.90.30.00	
0708.90.40.00	
0709.20.10.10	White
0709.20.10.90	Other
0709.20.90.10	White
0709.20.90.40	Other > Certified organic
0709.20.90.70	Other > Other
0709.30.20.20	Chinese
0709.30.20.40	Italian
0709.30.20.60	Other
0709.30.40.20	Chinese
0709.30.40.40	Italian
0709.30.40.60	Other
0709.40.20.00	
0709.40.40.20	Certified organic
0709.40.40.40	Other
0709.40.60.20	Certified organic
0709.40.60.40	Other
0709.51.01.10	Certified organic
0709.51.01.50	Other
0709.52.05.00	
0709.53.00.00	
0709.54.00.00	
0709.55.00.00	
0709.56.00.00	
0709.59.11.00	
0709.59.91.00	
0709.60.20.10	Greenhouse
0709.60.20.20	Other > Jalapeno
0709.60.20.30	Other > Mini sweet peppers
0709.60.20.40	Other > Anaheim
0709.60.20.50	Other > Poblano
0709.60.20.60	Other > Serrano
0709.60.20.70	Other > Other
0709.60.40.05	Greenhouse > Sweet bell-type peppers (Capsicum annum) > Certified organic > Green
0709.60.40.07	Greenhouse > Sweet bell-type peppers (Capsicum annum) > Certified organic > Red
0709.60.40.09	Greenhouse > Sweet bell-type peppers (Capsicum annum) > Certified organic > Yellow
0709.60.40.11	Greenhouse > Sweet bell-type peppers (Capsicum annum) > Certified organic > Orange
0709.60.40.13	Greenhouse > Sweet bell-type peppers (Capsicum annum) > Certified organic > Other
0709.60.40.17	Greenhouse > Sweet bell-type peppers (Capsicum annum) > Other > Green
0709.60.40.22	Greenhouse > Sweet bell-type peppers (Capsicum annum) > Other > Red
0709.60.40.27	Greenhouse > Sweet bell-type peppers (Capsicum annum) > Other > Yellow
0709.60.40.32	Greenhouse > Sweet bell-type peppers (Capsicum annum) > Other > Orange
0709.60.40.37	Greenhouse > Sweet bell-type peppers (Capsicum annum) > Other > Other
0709.60.40.55	Greenhouse > Other
0709.60.40.60	Other > Sweet bell-type peppers (Capsicum annum) > Certified organic > Green
0709.60.40.63	Other > Sweet bell-type peppers (Capsicum annum) > Certified organic > Red
0709.60.40.66	Other > Sweet bell-type peppers (Capsicum annum) > Certified organic > Yellow
0709.60.40.69	Other > Sweet bell-type peppers (Capsicum annum) > Certified organic > Orange
0709.60.40.72	Other > Sweet bell-type peppers (Capsicum annum) > Certified organic > Other
0709.60.40.74	Other > Sweet bell-type peppers (Capsicum annum) > Other > Of a kind for processing as described in statistical note 3 to this chapter
0709.60.40.78	Other > Sweet bell-type peppers (Capsicum annum) > Other > Other > Green
0709.60.40.81	Other > Sweet bell-type peppers (Capsicum annum) > Other > Other > Red
0709.60.40.84	Other > Sweet bell-type peppers (Capsicum annum) > Other > Other > Yellow
0709.60.40.87	Other > Sweet bell-type peppers (Capsicum annum) > Other > Other > Orange
0709.60.40.91	Other > Sweet bell-type peppers (Capsicum annum) > Other > Other > Other
0709.60.40.95	Other > Other
0709.70.00.10	Certified organic
0709.70.00.50	Other
0709.91.00.00	
0709.92.00.00	
0709.93.10.00	
0709.93.20.20	Certified organic > Zucchini
0709.93.20.22	Certified organic > Butternut
0709.93.20.25	Certified organic > Grey
0709.93.20.28	Certified organic > Spaghetti
0709.93.20.30	Certified organic > Yellow straightneck
0709.93.20.32	Certified organic > Kabocha
0709.93.20.35	Certified organic > Acorn
0709.93.20.38	Certified organic > Other
0709.93.20.55	Other > Zucchini
0709.93.20.60	Other > Butternut
0709.93.20.65	Other > Grey
0709.93.20.70	Other > Spaghetti
0709.93.20.75	Other > Yellow straightneck
0709.93.20.80	Other > Kabocha
0709.93.20.85	Other > Acorn
0709.93.20.90	Other > Other
0709.93.30.00	
0709.99.05.00	
0709.99.10.00	
0709.99.14.00	
0709.99.30.00	
0709.99.45.00	
0709.99.90.05	Bitter melon (Momordica charantia)
0709.99.90.10	Cilantro
0709.99.90.30	Cactus leaves
0709.99.90.85	Other
0710.10.00.00	
0710.21.20.00	
0710.21.40.00	
0710.22.10.00	
0710.22.15.00	
0710.22.20.00	
0710.22.25.00	
0710.22.37.00	
0710.22.40.10	Green and wax
0710.22.40.90	Other
0710.29.05.00	
0710.29.15.00	
0710.29.25.00	
0710.29.30.00	
0710.29.40.00	
0710.30.00.00	
0710.40.00.00	
0710.80.15.00	
0710.80.20.00	
0710.80.40.00	
0710.80.45.00	
0710.80.50.00	
0710.80.60.00	
0710.80.65.00	
0710.80.70.40	Carrots
0710.80.70.60	Other
0710.80.85.00	
0710.80.93.00	
0710.80.97.10	Asparagus
0710.80.97.22	Broccoli > Spears
0710.80.97.23	Broccoli > Other > In containers each holding more than 1.4 kg > Certified organic
0710.80.97.25	Broccoli > Other > In containers each holding more than 1.4 kg > Other
0710.80.97.26	Broccoli > Other > Other
0710.80.97.30	Cauliflower
0710.80.97.55	Garlic, reduced in size beyond the clove, whether or not individually quick frozen
0710.80.97.65	Other
0710.90.11.00	
0710.90.91.00	
0711.20.18.00	
0711.20.28.00	
0711.20.38.00	
0711.20.40.00	
0711.40.00.00	
0711.51.00.00	
0711.59.10.00	
0711.59.90.00	
0711.90.20.00	
0711.90.30.00	
0711.90.50.00	
0711.90.65.00	
0712.20.20.00	
0712.20.40.00	
0712.31.10.00	
0712.31.20.00	
0712.32.00.00	
0712.33.00.00	
0712.34.10.00	
0712.34.20.00	
0712.39.11.00	
0712.39.21.00	
0712.39.40.00	
0712.90.10.00	
0712.90.15.00	
0712.90.20.00	
0712.90.30.00	
0712.90.40.20	Powder or flour
0712.90.40.40	Other
0712.90.60.00	
0712.90.65.00	
0712.90.70.00	
0712.90.74.00	
0712.90.78.00	
0712.90.85.10	Broccoli
0712.90.85.20	Celery stalks
0712.90.85.30	Leeks
0712.90.85.40	Spinach
0712.90.85.50	Sweet corn seeds of a kind used for sowing
0712.90.85.80	Other
0713.10.10.00	
0713.10.20.00	
0713.10.40.05	Yellow peas > Certified Organic
0713.10.40.15	Yellow peas > Other
0713.10.40.20	Green peas
0713.10.40.60	Austrian winter peas
0713.10.40.80	Other
0713.20.10.00	
0713.20.20.15	Certified organic
0713.20.20.25	Other > Kabuli chickpeas
0713.20.20.75	Other > Other
0713.31.10.00	
0713.31.20.00	
0713.31.40.00	
0713.32.10.00	
0713.32.20.00	
0713.33.10.20	Navy or pea beans
0713.33.10.40	Other
0713.33.20.20	Navy or pea beans
0713.33.20.30	Dark red beans
0713.33.20.50	Light red beans
0713.33.20.90	Other
0713.33.40.20	Navy or pea beans
0713.33.40.30	Dark red beans
0713.33.40.50	Light red beans
0713.33.40.90	Other
0713.34.10.00	
0713.34.20.00	
0713.34.40.00	
0713.35.00.00	
0713.39.11.10	Cranberry beans
0713.39.11.90	Other
0713.39.21.10	Black beans
0713.39.21.20	Great Northern beans
0713.39.21.30	Baby lima beans
0713.39.21.40	Other lima beans
0713.39.21.50	Pinto beans
0713.39.21.60	Other white beans
0713.39.21.70	Other
0713.39.41.10	Black beans
0713.39.41.20	Great Northern beans
0713.39.41.30	Baby lima beans
0713.39.41.40	Other lima beans
0713.39.41.50	Pinto beans
0713.39.41.60	Other white beans
0713.39.41.70	Other
0713.40.10.00	
0713.40.20.15	Green lentils, including French green (dark speckled) > Certified organic
0713.40.20.20	Green lentils, including French green (dark speckled) > Other
0713.40.20.35	Red > Certified organic
0713.40.20.50	Red > Other
0713.40.20.65	Other > Certified organic
0713.40.20.85	Other > Other
0713.50.10.00	
0713.50.20.00	
0713.60.10.00	
0713.60.60.00	
0713.60.80.00	
0713.90.11.00	
0713.90.50.00	
0713.90.61.00	
0713.90.81.00	
0714.10.10.00	
0714.10.20.00	
0714.20.10.00	
0714.20.20.00	
0714.30.10.00	
0714.30.20.00	
0714.30.50.00	
0714.30.60.00	
0714.40.10.01	
0714.40.20.00	
0714.40.50.00	
0714.40.60.00	
0714.50.10.00	
0714.50.20.00	
0714.50.50.00	
0714.50.60.00	
0714.90.05.00	
0714.90.39.00	
0714.90.41.00	
0714.90.42.00	
0714.90.44.00	
0714.90.46.00	
0714.90.48.00	
0714.90.51.00	
0714.90.61.00	
0801.11.00.00	
0801.12.00.00	
0801.19.01.20	In shell
0801.19.01.40	Shelled
0801.21.00.00	
0801.22.00.00	
0801.31.00.00	
0801.32.00.00	
0802.11.00.00	
0802.12.00.05	Certified organic
0802.12.00.15	Other
0802.21.00.00	
0802.22.00.00	
0802.31.00.00	
0802.32.00.00	
0802.41.00.00	
0802.42.00.00	
0802.51.00.00	
0802.52.00.00	
0802.61.00.00	
0802.62.00.00	
0802.70.10.00	
0802.70.20.00	
0802.80.10.00	
0802.80.20.00	
0802.91.10.00	
0802.91.90.00	
0802.92.10.00	
0802.92.90.00	
0802.99.10.00	
0802.99.15.00	
0802.99.82.00	
0802.99.98.00	
0803.10.10.00	
0803.10.20.00	
0803.90.00.25	Certified organic
0803.90.00.35	Other > Fresh
0803.90.00.45	Other > Dried
0804.10.20.10	Certified organic
0804.10.20.90	Other
0804.10.40.00	
0804.10.60.00	
0804.10.80.00	
0804.20.40.00	
0804.20.60.00	
0804.20.80.00	
0804.30.20.00	
0804.30.40.10	Certified organic
0804.30.40.90	Other
0804.30.60.10	Certified organic
0804.30.60.90	Other
0804.40.00.20	Hass avocados and avocados determined by the Secretary of Agriculture to be Hass-like > Certified organic
0804.40.00.40	Hass avocados and avocados determined by the Secretary of Agriculture to be Hass-like > Other
0804.40.00.90	Other
0804.50.40.45	Mangoes > Certified organic
0804.50.40.55	Mangoes > Other
0804.50.40.65	Mangosteens
0804.50.40.75	Other
0804.50.60.45	Mangoes > Certified organic
0804.50.60.55	Mangoes > Other
0804.50.60.65	Mangosteens
0804.50.60.75	Other
0804.50.80.20	Mangoes > Certified organic
0804.50.80.40	Mangoes > Other
0804.50.80.90	Other
0805.10.00.20	Temple oranges
0805.10.00.50	Other > Certified organic
0805.10.00.60	Other > Other
0805.21.00.10	Tangerines
0805.21.00.90	Other
0805.22.00.00	
0805.29.00.00	
0805.40.40.10	Grapefruit
0805.40.40.90	Pomelo
0805.40.60.00	
0805.40.80.10	Grapefruit
0805.40.80.90	Pomelo
0805.50.20.10	Certified organic
0805.50.20.50	Other
0805.50.30.20	Certified organic
0805.50.30.40	Other
0805.50.40.00	
0805.90.01.00	
0806.10.20.05	Certified organic
0806.10.20.15	Other > Red varieties
0806.10.20.25	Other > White varieties
0806.10.20.35	Other > Black varieties
0806.10.20.45	Other > Other
0806.10.40.05	Certified organic
0806.10.40.15	Other > Red varieties
0806.10.40.25	Other > White varieties
0806.10.40.35	Other > Black varieties
0806.10.40.45	Other > Other
0806.10.60.05	Certified organic
0806.10.60.15	Other > Red varieties
0806.10.60.25	Other > White varieties
0806.10.60.35	Other > Black varieties
0806.10.60.45	Other > Other
0806.20.10.10	Currants
0806.20.10.20	Sultanas
0806.20.10.90	Other
0806.20.20.00	
0806.20.90.00	
0807.11.30.20	Seedless > Certified organic > Miniature type of a kind described in statistical note 2 to this chapter
0807.11.30.40	Seedless > Certified organic > Other
0807.11.30.60	Seedless > Other > Miniature type of a kind described in statistical note 2 to this chapter
0807.11.30.80	Seedless > Other > Other
0807.11.30.90	Other
0807.11.40.20	Seedless > Certified organic > Miniature type of a kind described in statistical note 2 to this chapter
0807.11.40.40	Seedless > Certified organic > Other
0807.11.40.60	Seedless > Other > Miniature type of a kind described in statistical note 2 to this chapter
0807.11.40.80	Seedless > Other > Other
0807.11.40.90	Other
0807.19.10.00	
0807.19.20.00	
0807.19.50.00	
0807.19.60.00	
0807.19.70.20	Honeydew melons
0807.19.70.40	Other
0807.19.80.20	Honeydew melons
0807.19.80.40	Other
0807.20.00.00	
0808.10.00.30	Valued not over 22¢ per kg
0808.10.00.45	Valued over 22¢ per kg > Certified organic
0808.10.00.65	Valued over 22¢ per kg > Other
0808.30.20.15	Certified organic
0808.30.20.35	Other > Asian pears (Pyrus pyrifolia)
0808.30.20.45	Other > Other
0808.30.40.15	Certified organic
0808.30.40.35	Other > Asian pears (Pyrus pyrifolia)
0808.30.40.45	Other > Other
0808.40.20.15	Certified organic
0808.40.20.25	Other
0808.40.40.15	Certified organic
0808.40.40.25	Other
0809.10.00.00	
0809.21.00.00	
0809.29.00.00	
0809.30.20.00	
0809.30.40.10	Peaches
0809.30.40.90	Nectarines
0809.40.20.00	
0809.40.40.00	
0810.10.20.20	Certified organic > Of a kind for processing as described in statistical note 3 to this chapter
0810.10.20.40	Certified organic > Other
0810.10.20.60	Other > Of a kind for processing as described in statistical note 3 to this chapter
0810.10.20.80	Other > Other
0810.10.40.20	Certified organic > Of a kind for processing as described in statistical note 3 to this chapter
0810.10.40.40	Certified organic > Other
0810.10.40.60	Other > Of a kind for processing as described in statistical note 3 to this chapter
0810.10.40.80	Other > Other
0810.20.10.23	Raspberries > Raspberries packed in units weighing (with the immediate container, if any) not more than 5.0 kg > Certified organic
0810.20.10.28	Raspberries > Raspberries packed in units weighing (with the immediate container, if any) not more than 5.0 kg > Other
0810.20.10.30	Raspberries > Other > Certified organic
0810.20.10.35	Raspberries > Other > Other
0810.20.10.40	Other
0810.20.90.22	Raspberries > Raspberries packed in units weighing (with the immediate container, if any) not more than 5.0 kg
0810.20.90.24	Raspberries > Other
0810.20.90.45	Blackberries > Certified organic
0810.20.90.60	Blackberries > Other
0810.20.90.90	Other
0810.30.00.00	
0810.40.00.24	Blueberries > Wild
0810.40.00.26	Blueberries > Cultivated (including highbush) > Certified organic
0810.40.00.29	Blueberries > Cultivated (including highbush) > Other
0810.40.00.30	Cranberries
0810.40.00.40	Other
0810.50.00.10	Certified organic
0810.50.00.90	Other
0810.60.00.00	
0810.70.00.00	
0810.90.27.30	Tamarinds
0810.90.27.60	Berries
0810.90.46.20	Cactus pears
0810.90.46.30	Dragon fruit
0810.90.46.40	Jackfruit
0810.90.46.50	Lychee
0810.90.46.60	Pomegranates
0810.90.46.70	Rambutan
0810.90.46.75	Tomatillos
0810.90.46.80	Other
0811.10.00.20	In immediate containers each holding not more than 1.2 liters
0811.10.00.50	In immediate containers each holding more than 1.2 liters > Containing cane and/or beet sugar > Not more than 25 percent by weight
0811.10.00.60	In immediate containers each holding more than 1.2 liters > Containing cane and/or beet sugar > More than 25 percent by weight
0811.10.00.75	In immediate containers each holding more than 1.2 liters > Other > Certified organic
0811.10.00.85	In immediate containers each holding more than 1.2 liters > Other > Other
0811.20.20.25	Raspberries > Red Raspberries
0811.20.20.35	Raspberries > Other
0811.20.20.40	Other
0811.20.40.30	Blackberries
0811.20.40.90	Other
0811.90.10.00	
0811.90.20.25	Wild > Certified organic
0811.90.20.27	Wild > Other
0811.90.20.30	Cultivated (Including highbush) > Certified organic
0811.90.20.40	Cultivated (Including highbush) > Other
0811.90.22.00	
0811.90.25.00	
0811.90.30.00	
0811.90.35.00	
0811.90.40.00	
0811.90.50.10	Certified organic
0811.90.50.90	Other
0811.90.52.10	Certified organic
0811.90.52.90	Other
0811.90.55.00	
0811.90.80.40	Cherries > Sweet varieties
0811.90.80.60	Cherries > Tart varieties
0811.90.80.85	Frozen mixes only of combinations of strawberries, blueberries, red raspberries or blackberries
0811.90.80.90	Peaches
0811.90.80.97	Other
0812.10.00.00	
0812.90.10.00	
0812.90.20.00	
0812.90.30.00	
0812.90.40.00	
0812.90.50.00	
0812.90.90.00	
0813.10.00.00	
0813.20.10.00	
0813.20.20.10	Dried, whether or not pitted
0813.20.20.90	Other
0813.30.00.00	
0813.40.10.00	
0813.40.15.00	
0813.40.20.10	Wild blueberries
0813.40.20.20	Cultivated (including highbush) blueberries
0813.40.20.60	Other
0813.40.30.10	Tart varieties(Prunus cerasus)
0813.40.30.90	Other
0813.40.40.00	
0813.40.80.00	
0813.40.90.00	
0813.50.00.20	Containing only fruit
0813.50.00.40	Containing only nuts
0813.50.00.60	Other
0814.00.10.00	
0814.00.40.00	
0814.00.80.00	
0901.11.00.15	Arabica > Certified organic
0901.11.00.25	Arabica > Other
0901.11.00.35	Robusta > Certified organic
0901.11.00.40	Robusta > Other
0901.11.00.50	Other > Certified organic
0901.11.00.65	Other > Other
0901.12.00.20	Arabica > Certified organic
0901.12.00.35	Arabica > Other
0901.12.00.40	Robusta > Certified organic
0901.12.00.55	Robusta > Other
0901.12.00.60	Other > Certified organic
0901.12.00.75	Other > Other
0901.21.00.15	In retail containers weighing 2 kg or less > Arabica > Certified organic
0901.21.00.20	In retail containers weighing 2 kg or less > Arabica > Other
0901.21.00.25	In retail containers weighing 2 kg or less > Robusta > Certified organic
0901.21.00.29	In retail containers weighing 2 kg or less > Robusta > Other
0901.21.00.40	In retail containers weighing 2 kg or less > Other > Certified organic
0901.21.00.49	In retail containers weighing 2 kg or less > Other > Other
0901.21.00.55	Other > Certified organic
0901.21.00.65	Other > Other
0901.22.00.35	In retail containers weighing 2 kg or less > Certified organic
0901.22.00.40	In retail containers weighing 2 kg or less > Other > Arabica
0901.22.00.50	In retail containers weighing 2 kg or less > Other > Robusta
0901.22.00.55	In retail containers weighing 2 kg or less > Other > Other
0901.22.00.65	Other > Arabica > Certified organic
0901.22.00.70	Other > Arabica > Other
0901.22.00.75	Other > Robusta > Certified organic
0901.22.00.80	Other > Robusta > Other
0901.22.00.90	Other > Other
0901.90.10.00	
0901.90.20.00	
0902.10.10.15	Certified organic
0902.10.10.50	Other
0902.10.90.15	Certified organic
0902.10.90.50	Other
0902.20.10.00	
0902.20.90.15	Certified organic
0902.20.90.50	Other
0902.30.00.15	In tea bags > Certified organic
0902.30.00.50	In tea bags > Other
0902.30.00.90	Other
0902.40.00.00	
0903.00.00.00	
0904.11.00.20	Black
0904.11.00.40	White
0904.12.00.00	
0904.21.20.00	
0904.21.40.00	
0904.21.60.10	Bell peppers
0904.21.60.20	Jalapeno peppers
0904.21.60.90	Other
0904.21.80.00	
0904.22.20.00	
0904.22.40.00	
0904.22.73.00	
0904.22.76.00	
0904.22.80.00	
0905.10.00.00	
0905.20.00.00	
0906.11.00.00	
0906.19.00.00	
0906.20.00.00	
0907.10.00.00	
0907.20.00.00	
0908.11.00.00	
0908.12.00.00	
0908.21.00.00	
0908.22.20.00	
0908.22.40.00	
0908.31.00.00	
0908.32.00.00	
0909.21.00.00	
0909.22.00.00	
0909.31.00.00	
0909.32.00.00	
0909.61.00.00	
0909.62.00.00	
0910.11.00.10	Certified organic
0910.11.00.15	Other
0910.12.00.00	
0910.20.00.00	
0910.30.00.00	
0910.91.00.00	
0910.99.05.00	
0910.99.06.00	
0910.99.07.00	
0910.99.10.00	
0910.99.20.00	
0910.99.40.00	
0910.99.50.00	
0910.99.60.00	
1001.11.00.00	
1001.19.00.25	Certified Organic
1001.19.00.51	Other > Grade 1
1001.19.00.53	Other > Grade 2
1001.19.00.69	Other > Other
1001.91.00.00	
1001.99.00.05	Canadian western extra strong hard red spring (CWES/HRS) wheat
1001.99.00.07	Other > Certified organic > Red spring wheat
1001.99.00.09	Other > Certified organic > Other
1001.99.00.10	Other > Other > Red spring wheat > Grade 1 > Having a specified protein content not exceeding 12.9% by weight
1001.99.00.17	Other > Other > Red spring wheat > Grade 1 > Having a specified protein content exceeding 12.9% but not exceeding 13.9% by weight.
1001.99.00.18	Other > Other > Red spring wheat > Grade 1 > Having a specified protein content exceeding 13.9% by weight
1001.99.00.27	Other > Other > Red spring wheat > Grade 2 > Having a specified protein content not exceeding 12.9% by weight
1001.99.00.30	Other > Other > Red spring wheat > Grade 2 > Having a specified protein content exceeding 12.9% but not exceeding 13.9% by weight.
1001.99.00.33	Other > Other > Red spring wheat > Grade 2 > Having a specified protein content exceeding 13.9% by weight.
1001.99.00.36	Other > Other > Red spring wheat > Other red spring wheat
1001.99.00.45	Other > Other > White winter wheat
1001.99.00.55	Other > Other > "Canadian" western red winter wheat
1001.99.00.65	Other > Other > Soft white spring wheat
1001.99.00.97	Other > Other > Other
1002.10.00.10	Seeds of a kind used for sowing
1002.10.00.90	Other
1002.90.00.00	
1003.10.00.00	
1003.90.20.00	
1003.90.40.20	Certified organic
1003.90.40.30	Other
1004.10.00.00	
1004.90.00.10	Certified organic
1004.90.00.90	Other
1005.10.00.10	Yellow corn
1005.10.00.90	Other
1005.90.20.15	Certified Organic
1005.90.20.25	Other
1005.90.40.40	Popcorn
1005.90.40.60	Other
1006.10.00.00	
1006.20.20.10	Certified organic
1006.20.20.90	Other
1006.20.40.25	Long grain > Jasmine
1006.20.40.35	Long grain > Other
1006.20.40.40	Medium grain
1006.20.40.60	Short grain
1006.20.40.80	Mixtures of any of the above
1006.30.10.20	Long grain
1006.30.10.40	Other, including mixtures
1006.30.90.15	Certified Organic
1006.30.90.57	Other > Long grain > Jasmine
1006.30.90.59	Other > Long grain > Basmati
1006.30.90.61	Other > Long grain > Other
1006.30.90.65	Other > Medium grain
1006.30.90.75	Other > Short grain
1006.30.90.85	Other > Mixtures of any of the above
1006.40.00.00	
1007.10.00.00	
1007.90.00.00	
1008.10.00.00	
1008.21.00.00	
1008.29.00.00	
1008.30.00.00	
1008.40.00.00	
1008.50.00.10	Certified organic
1008.50.00.90	Other
1008.60.00.00	
1008.90.01.20	Wild rice
1008.90.01.40	Other
1101.00.00.10	Hard spring wheat
1101.00.00.20	Durum wheat
1101.00.00.30	White winter wheat
1101.00.00.50	Other > Certified organic
1101.00.00.60	Other > Other
1102.20.00.00	
1102.90.20.00	
1102.90.25.00	
1102.90.27.00	
1102.90.30.00	
1102.90.60.00	
1103.11.00.20	Semolina
1103.11.00.40	Other
1103.13.00.20	Cornmeal
1103.13.00.60	Other
1103.19.12.00	
1103.19.14.00	
1103.19.90.00	
1103.20.00.10	Of wheat
1103.20.00.90	Of other cereals
1104.12.00.10	Certified organic
1104.12.00.90	Other
1104.19.10.00	
1104.19.90.00	
1104.22.00.00	
1104.23.00.00	
1104.29.10.00	
1104.29.90.00	
1104.30.00.00	
1105.10.00.00	
1105.20.00.00	
1106.10.00.00	
1106.20.10.00	
1106.20.90.00	
1106.30.20.00	
1106.30.40.00	
1107.10.00.00	
1107.20.00.00	
1108.11.00.10	For food use
1108.11.00.90	Other
1108.12.00.10	For food use
1108.12.00.90	Other
1108.13.00.10	For human consumption
1108.13.00.90	Other
1108.14.00.00	
1108.19.00.10	Cereal starches for non-food use
1108.19.00.90	Other
1108.20.00.00	
1109.00.10.00	
1109.00.90.10	Certified organic
1109.00.90.20	Other
1201.10.00.00	
1201.90.00.05	Seeds of a kind used as oil stock
1201.90.00.10	Other > Certified organic
1201.90.00.90	Other > Other
1202.30.05.00	
1202.30.40.00	
1202.30.80.00	
1202.41.05.20	For use as oil stock
1202.41.05.40	Other
1202.41.40.20	For use as oil stock
1202.41.40.40	Other
1202.41.80.20	For use as oil stock
1202.41.80.40	Other
1202.42.10.20	For use as oil stock
1202.42.10.40	Other
1202.42.15.20	For use as oil stock
1202.42.15.40	Other
1202.42.20.20	For use as oil stock
1202.42.20.40	Other
1202.42.50.20	For use as oil stock
1202.42.50.40	Other
1202.42.60.20	For use as oil stock
1202.42.60.40	Other
1202.42.90.20	For use as oil stock
1202.42.90.40	Other
1203.00.00.00	
1204.00.00.10	For sowing
1204.00.00.25	For use as oil stock > Certified organic
1204.00.00.35	For use as oil stock > Other
1204.00.00.55	Other > Certified organic
1204.00.00.75	Other > Other
1205.10.00.10	For sowing
1205.10.00.20	For use as oil stock
1205.10.00.90	Other
1205.90.00.10	For sowing
1205.90.00.20	For use as oil stock
1205.90.00.90	Other
1206.00.00.20	For use as oil stock
1206.00.00.31	For sowing
1206.00.00.65	Other > For human use > In-shell > Certified organic
1206.00.00.70	Other > For human use > In-shell > Other
1206.00.00.75	Other > For human use > Other > Certified organic
1206.00.00.80	Other > For human use > Other > Other
1206.00.00.90	Other > Other
1207.10.00.00	
1207.21.00.00	
1207.29.00.00	
1207.30.00.00	
1207.40.00.10	Certified organic
1207.40.00.90	Other
1207.50.00.00	
1207.60.00.00	
1207.70.00.20	Cantaloupe
1207.70.00.40	Watermelon
1207.70.00.75	Other
1207.91.00.00	
1207.99.03.10	Niger seed
1207.99.03.40	Hemp seed > For sowing
1207.99.03.60	Hemp seed > Other
1207.99.03.91	Other
1208.10.00.10	Certified organic
1208.10.00.90	Other
1208.90.00.00	
1209.10.00.00	
1209.21.00.20	Certified
1209.21.00.40	Other
1209.22.20.00	
1209.22.40.20	Alsike
1209.22.40.30	Crimson
1209.22.40.41	Red > Double cut
1209.22.40.49	Red > Other
1209.22.40.60	Sweet
1209.22.40.95	Other
1209.23.00.20	Tall
1209.23.00.31	Creeping red > Certified
1209.23.00.39	Creeping red > Other
1209.23.00.60	Meadow
1209.23.00.90	Other
1209.24.00.00	
1209.25.00.20	Annual
1209.25.00.40	Perennial
1209.29.10.00	
1209.29.91.20	Bent grass (genus Agrostis)
1209.29.91.25	Bermuda grass for sowing > Husked
1209.29.91.26	Bermuda grass for sowing > Other
1209.29.91.30	Birdsfoot trefoil
1209.29.91.36	Bromegrass > Meadow
1209.29.91.37	Bromegrass > Smooth
1209.29.91.38	Bromegrass > Other
1209.29.91.40	Orchard grass
1209.29.91.60	Sudan grass
1209.29.91.71	Wheatgrass > Crested
1209.29.91.74	Wheatgrass > Other
1209.29.91.76	Wild rye
1209.29.91.79	Other grass
1209.29.91.96	Other
1209.30.00.10	Petunia
1209.30.00.90	Other
1209.91.10.00	
1209.91.20.00	
1209.91.40.00	
1209.91.50.00	
1209.91.60.10	Sweet pepper
1209.91.60.90	Other
1209.91.80.05	Broccoli
1209.91.80.08	Cabbage > Green cabbage
1209.91.80.09	Cabbage > Other
1209.91.80.10	Carrot
1209.91.80.20	Radish
1209.91.80.30	Spinach
1209.91.80.40	Cucumber
1209.91.80.45	Kale
1209.91.80.47	Kohlrabi
1209.91.80.50	Lettuce
1209.91.80.54	Parsnip
1209.91.80.55	Pumpkin
1209.91.80.60	Squash
1209.91.80.70	Tomato
1209.91.80.74	Turnip
1209.91.80.90	Other
1209.99.20.00	
1209.99.41.70	Tobacco
1209.99.41.90	Other
1210.10.00.00	
1210.20.00.20	Hop cone pellets
1210.20.00.40	Other
1211.20.10.20	Cultivated
1211.20.10.90	Wild
1211.20.15.00	
1211.30.00.00	
1211.40.00.00	
1211.50.00.00	
1211.60.00.00	
1211.90.20.00	
1211.90.40.20	Herbal teas and herbal infusions (single species, unmixed)
1211.90.40.40	Other
1211.90.60.00	
1211.90.89.20	Substances having anesthetic, prophylactic or therapeutic properties and principally used as medicaments or as ingredients in medicaments > Psyllium seed husks
1211.90.89.31	Substances having anesthetic, prophylactic or therapeutic properties and principally used as medicaments or as ingredients in medicaments > Other
1211.90.89.40	Basil
1211.90.89.50	Sage
1211.90.89.80	Other > Herbal teas and herbal infusions (single species, unmixed)
1211.90.89.90	Other > Other
1211.90.93.00	
1212.21.00.00	
1212.29.00.00	
1212.91.00.00	
1212.92.00.00	
1212.93.00.00	
1212.94.00.00	
1212.99.20.00	
1212.99.30.00	
1212.99.92.00	
1213.00.00.00	
1214.10.00.10	Dehydrated > Cubes
1214.10.00.15	Dehydrated > Other
1214.10.00.30	Other > Sun-cured > Cubes
1214.10.00.50	Other > Sun-cured > Other
1214.10.00.60	Other > Other
1214.90.00.10	Hay > Alfalfa, whether or not double compressed
1214.90.00.18	Hay > Timothy
1214.90.00.25	Hay > Other
1214.90.00.30	Clover
1214.90.00.90	Other
1301.20.00.00	
1301.90.40.00	
1301.90.91.05	Balsams
1301.90.91.10	Bleached shellac
1301.90.91.20	Seed lac
1301.90.91.30	Tragacanth
1301.90.91.40	Karaya
1301.90.91.90	Other
1302.11.00.00	
1302.12.00.00	
1302.13.00.00	
1302.14.01.00	
1302.19.21.00	
1302.19.41.20	Ginseng
1302.19.41.40	Other
1302.19.91.20	Cashew nut shell liquid
1302.19.91.40	Other
1302.20.00.00	
1302.31.00.00	
1302.32.00.20	Guar
1302.32.00.40	Locust bean
1302.39.00.10	Carrageenan
1302.39.00.90	Other
1401.10.00.00	
1401.20.20.10	In the rough, 4 meters or more in length
1401.20.20.90	Other
1401.20.40.00	
1401.90.20.00	
1401.90.40.00	
1404.20.00.00	
1404.90.10.00	
1404.90.20.00	
1404.90.30.00	
1404.90.40.00	
1404.90.90.20	Raw vegetable materials of a kind used primarily in dyeing or tanning > Canaigre, chestnut, curupay, divi-divi, eucalyptus, gall nuts, hemlock, larch, mangrove, myrobalan, oak, quebracho, sumac, tara, urunday, valonia, wattle and other materials of a kind used primarily in tanning
1404.90.90.40	Raw vegetable materials of a kind used primarily in dyeing or tanning > Other
1404.90.90.90	Other
1501.10.00.00	
1501.20.00.40	Choice white grease
1501.20.00.60	Yellow grease
1501.20.00.80	Other
1501.90.00.00	
1502.10.00.20	Edible
1502.10.00.40	Inedible
1502.90.00.00	
1503.00.00.00	
1504.10.20.00	
1504.10.40.00	
1504.20.20.00	
1504.20.40.00	
1504.20.60.20	Menhaden
1504.20.60.40	Other
1504.30.00.00	
1505.00.10.00	
1505.00.90.00	
1506.00.00.00	
1507.10.00.00	
1507.90.20.00	
1507.90.40.20	Once-refined (subjected to alkali or caustic wash, but not bleached or deodorized)
1507.90.40.40	Other (fully refined, washed, bleached or deodorized)
1508.10.00.00	
1508.90.00.00	
1509.20.20.30	Certified organic
1509.20.20.90	Other
1509.20.90.30	Certified organic
1509.20.90.90	Other
1509.30.20.30	Certified organic
1509.30.20.90	Other
1509.30.90.30	Certified organic
1509.30.90.90	Other
1509.40.20.30	Certified organic
1509.40.20.90	Other
1509.40.90.30	Certified organic
1509.40.90.90	Other
1509.90.20.00	
1509.90.40.00	
1510.10.10.00	
1510.10.90.00	
1510.90.10.00	
1510.90.20.00	
1510.90.90.00	
1511.10.00.00	
1511.90.00.00	
1512.11.00.25	Sunflower-seed oil > Certified organic
1512.11.00.35	Sunflower-seed oil > Other
1512.11.00.40	Safflower oil
1512.19.00.25	Sunflower-seed oil > Certified organic
1512.19.00.35	Sunflower-seed oil > Other
1512.19.00.40	Safflower oil
1512.21.00.00	
1512.29.00.20	Once-refined (subjected to alkalai or caustic wash, but not bleached or deodorized)
1512.29.00.40	Other (fully refined, washed, bleached or deodorized)
1513.11.00.00	
1513.19.00.30	Certified organic
1513.19.00.90	Other
1513.21.00.00	
1513.29.00.00	
1514.11.00.00	
1514.19.00.00	
1514.91.10.00	
1514.91.90.10	Rape or colza oil and its fractions
1514.91.90.20	Mustard seed oil and its fractions
1514.99.10.00	
1514.99.50.10	Rape or colza oil and its fractions
1514.99.50.20	Mustard seed oil and its fractions
1514.99.90.10	Rape or colza oil and its fractions
1514.99.90.20	Mustard seed oil and its fractions
1515.11.00.00	
1515.19.00.00	
1515.21.00.00	
1515.29.00.20	Once-refined (subjected to alkalai or caustic wash, but not bleached or deodorized)
1515.29.00.40	Other (fully refined, washed, bleached or deodorized)
1515.30.00.00	
1515.50.00.00	
1515.60.05.00	
1515.90.21.00	
1515.90.60.00	
1515.90.81.10	Hemp oil
1515.90.81.90	Other
1516.10.00.00	
1516.20.10.00	
1516.20.91.00	
1516.30.00.00	
1517.10.00.00	
1517.90.10.20	Salad and cooking oils
1517.90.10.40	Baking or frying fats > Wholly of vegetable oils
1517.90.10.60	Baking or frying fats > Other
1517.90.10.80	Other
1517.90.20.20	Salad and cooking oils
1517.90.20.40	Baking or frying fats > Wholly of vegetable oils
1517.90.20.60	Baking or frying fats > Other
1517.90.20.80	Other
1517.90.45.00	
1517.90.50.00	
1517.90.60.00	
1517.90.90.15	Partially hydrogenated salad and cooking oil
1517.90.90.25	Soybean oil, wholly hydrogenated
1517.90.90.85	Cottonseed oil, wholly hydrogenated
1517.90.90.90	Other
1518.00.20.00	
1518.00.40.00	
1520.00.00.00	
1521.10.00.20	Candelilla
1521.10.00.40	Carnauba
1521.10.00.60	Other
1521.90.20.00	
1521.90.40.00	
1522.00.00.00	
1601.00.20.10	Canned
1601.00.20.90	Other
1601.00.40.10	Canned
1601.00.40.90	Other
1601.00.60.20	Beef
1601.00.60.60	Other > Canned
1601.00.60.80	Other > Other
1602.10.10.00	
1602.10.50.60	Canned
1602.10.50.80	Other
1602.20.20.00	
1602.20.40.00	
1602.31.00.20	Prepared meals
1602.31.00.40	Other
1602.32.00.10	Prepared meals > In airtight containers
1602.32.00.30	Prepared meals > Other
1602.32.00.40	Other
1602.39.00.15	Prepared meals > In airtight containers
1602.39.00.35	Prepared meals > Other
1602.39.00.45	Other
1602.41.10.00	
1602.41.20.20	In containers holding less than 1 kg
1602.41.20.40	Other
1602.41.90.00	
1602.42.20.20	In containers holding less than 1 kg
1602.42.20.40	Other
1602.42.40.00	
1602.49.10.00	
1602.49.20.00	
1602.49.40.00	
1602.49.60.00	
1602.49.90.00	
1602.50.05.00	
1602.50.07.20	In containers holding less than 1 kg
1602.50.07.40	Other
1602.50.08.00	
1602.50.21.20	In containers holding less than 1 kg
1602.50.21.40	Other
1602.50.60.00	
1602.50.90.20	Prepared meals
1602.50.90.40	Other
1602.90.10.00	
1602.90.91.60	Canned
1602.90.91.80	Other
1603.00.10.00	
1603.00.90.10	Of meat
1603.00.90.90	Other
1604.11.20.20	Pink (humpie)
1604.11.20.30	Sockeye
1604.11.20.90	Other
1604.11.40.10	Canned > Chum (dog)
1604.11.40.20	Canned > Pink (humpie)
1604.11.40.30	Canned > Sockeye
1604.11.40.40	Canned > Other
1604.11.40.50	Other
1604.12.20.00	
1604.12.40.00	
1604.12.60.10	Pickled > Fillets
1604.12.60.30	Pickled > Other
1604.12.60.50	Other > Kipper snacks
1604.12.60.90	Other > Other
1604.13.10.00	
1604.13.20.00	
1604.13.30.00	
1604.13.40.00	
1604.13.90.00	
1604.14.10.10	In foil or other flexible containers weighing with their contents not more than 6.8 kg each
1604.14.10.91	Other > Albacore
1604.14.10.99	Other > Other
1604.14.22.51	Albacore (Thunnus alalunga) > In foil or other flexible con- tainers weighing with their contents not more than 6.8 kg each
1604.14.22.59	Albacore (Thunnus alalunga) > Other
1604.14.22.91	Other > In foil or other flexible con- tainers weighing with their contents not more than 6.8 kg each
1604.14.22.99	Other > Other
1604.14.30.51	Albacore (Thunnus alalunga) > In foil or other flexible con- tainers weighing with their contents not more than 6.8 kg each
1604.14.30.59	Albacore (Thunnus alalunga) > Other
1604.14.30.91	Other > In foil or other flexible con- tainers weighing with their contents not more than 6.8 kg each
1604.14.30.99	Other > Other
1604.14.40.00	
1604.14.50.00	
1604.14.70.00	
1604.14.80.00	
1604.15.00.00	
1604.16.20.00	
1604.16.40.00	
1604.16.60.00	
1604.17.10.00	
1604.17.40.00	
1604.17.50.00	
1604.17.60.00	
1604.17.80.00	
1604.18.10.00	
1604.18.90.00	
1604.19.10.00	
1604.19.22.00	
1604.19.25.00	
1604.19.32.00	
1604.19.41.00	
1604.19.51.00	
1604.19.61.00	
1604.19.82.00	
1604.20.05.10	Prepared meals
1604.20.05.90	Other
1604.20.10.00	
1604.20.15.00	
1604.20.20.00	
1604.20.25.00	
1604.20.30.00	
1604.20.40.00	
1604.20.50.10	Pre-cooked and frozen
1604.20.50.90	Other
1604.20.60.10	Pre-cooked and frozen
1604.20.60.90	Other
1604.31.00.00	
1604.32.30.00	
1604.32.40.00	
1605.10.05.10	In airtight containers
1605.10.05.90	Other
1605.10.20.10	King crab
1605.10.20.22	Snow crab (Chionoecetes bairdi, C. opilio, C. tanneri and C. angulatus) > C. opilio (small)
1605.10.20.25	Snow crab (Chionoecetes bairdi, C. opilio, C. tanneri and C. angulatus) > Other
1605.10.20.30	Dungeness
1605.10.20.51	Swimming crabs (Portunidae) > Callinectes spp., including blue crabs (C. sapidus)
1605.10.20.59	Swimming crabs (Portunidae) > Other
1605.10.20.90	Other
1605.10.40.02	Frozen > King crab
1605.10.40.05	Frozen > Snow crab (Chionoecetes bairdi, C. opilio, C. tanneri and C. angulatus) > C. opilio (small)
1605.10.40.10	Frozen > Snow crab (Chionoecetes bairdi, C. opilio, C. tanneri and C. angulatus) > Other
1605.10.40.15	Frozen > Dungeness
1605.10.40.25	Frozen > Swimming crabs (Portunidae) > Callinectes spp., including blue crabs (C. sapidus)
1605.10.40.30	Frozen > Swimming crabs (Portunidae) > Other
1605.10.40.35	Frozen > Other
1605.10.40.40	Other
1605.10.60.10	In airtight containers
1605.10.60.90	Other
1605.21.05.00	
1605.21.10.20	Frozen, imported in accordance with statistical note 1 to this chapter > Breaded
1605.21.10.30	Frozen, imported in accordance with statistical note 1 to this chapter > Other
1605.21.10.50	Other, imported in accordance with statistical note 1 to this chapter
1605.29.05.00	
1605.29.10.10	Frozen, imported in accordance with statistical note 1 to this chapter
1605.29.10.40	Other, imported in accordance with statistical note 1 to this chapter
1605.30.05.10	In airtight containers
1605.30.05.90	Other
1605.30.10.10	Lobster meat, cooked by steaming or boiling in water and out of shell, whether or not frozen but not further prepared or preserved > Frozen
1605.30.10.30	Lobster meat, cooked by steaming or boiling in water and out of shell, whether or not frozen but not further prepared or preserved > Not frozen
1605.30.10.50	Other > In airtight containers
1605.30.10.90	Other > Other
1605.40.05.00	
1605.40.10.10	Peeled freshwater crawfish tail meat
1605.40.10.90	Other
1605.51.05.00	
1605.51.40.00	
1605.51.50.00	
1605.52.05.00	
1605.52.60.00	
1605.53.05.00	
1605.53.60.00	
1605.54.05.00	
1605.54.60.10	Cuttle fish
1605.54.60.20	Squid > Loligo
1605.54.60.30	Squid > Other
1605.55.05.00	
1605.55.60.00	
1605.56.05.00	
1605.56.10.00	
1605.56.15.00	
1605.56.20.00	
1605.56.30.00	
1605.56.60.00	
1605.57.05.00	
1605.57.60.00	
1605.58.05.00	
1605.58.55.00	
1605.59.05.00	
1605.59.60.00	
1605.61.00.00	
1605.62.00.00	
1605.63.00.00	
1605.69.00.00	
1701.12.05.00	
1701.12.10.00	
1701.12.50.00	
1701.13.05.00	
1701.13.10.00	
1701.13.20.00	
1701.13.50.00	
1701.14.05.00	
1701.14.10.20	Certified organic
1701.14.10.40	Other
1701.14.20.00	
1701.14.50.00	
1701.91.05.00	
1701.91.10.00	
1701.91.30.00	
1701.91.42.00	
1701.91.44.00	
1701.91.48.00	
1701.91.52.00	
1701.91.54.00	
1701.91.58.00	
1701.91.80.00	
1701.99.05.00	
1701.99.10.15	Specialty sugars > Certified organic
1701.99.10.17	Specialty sugars > Other
1701.99.10.25	Other > Sugar not for further processing
1701.99.10.50	Other > Other
1701.99.50.15	Specialty sugars > Certified organic
1701.99.50.17	Specialty sugars > Other
1701.99.50.25	Other > Sugar not for further processing
1701.99.50.50	Other > Other
1702.11.00.00	
1702.19.00.00	
1702.20.22.10	Maple sugar
1702.20.22.90	Maple syrup
1702.20.24.10	Maple sugar
1702.20.24.90	Maple syrup
1702.20.28.10	Maple sugar
1702.20.28.90	Maple syrup
1702.20.40.10	Maple sugar
1702.20.40.40	Maple syrup > Certified organic > In containers over 5 kg
1702.20.40.50	Maple syrup > Certified organic > Other
1702.20.40.60	Maple syrup > Other > In containers over 5 kg
1702.20.40.70	Maple syrup > Other > Other
1702.30.22.00	
1702.30.24.00	
1702.30.28.00	
1702.30.40.45	Glucose syrup > Certified organic
1702.30.40.65	Glucose syrup > Other
1702.30.40.75	Other > Certified organic
1702.30.40.85	Other > Other
1702.40.22.00	
1702.40.24.00	
1702.40.28.00	
1702.40.40.00	
1702.50.00.00	
1702.60.22.00	
1702.60.24.00	
1702.60.28.00	
1702.60.40.30	Syrup > Certified organic
1702.60.40.50	Syrup > Other
1702.60.40.90	Other
1702.90.05.00	
1702.90.10.00	
1702.90.20.00	
1702.90.35.00	
1702.90.40.00	
1702.90.52.00	
1702.90.54.00	
1702.90.58.00	
1702.90.64.00	
1702.90.68.00	
1702.90.90.00	
1703.10.30.00	
1703.10.50.00	
1703.90.30.00	
1703.90.50.00	
1704.10.00.00	
1704.90.10.00	
1704.90.25.00	
1704.90.35.20	Put up for retail sale > Containing peanuts, peanut butter or peanut paste
1704.90.35.50	Put up for retail sale > Other
1704.90.35.90	Other
1704.90.52.00	
1704.90.54.00	
1704.90.58.00	
1704.90.64.00	
1704.90.68.00	
1704.90.74.00	
1704.90.78.00	
1704.90.90.00	
1801.00.00.10	Certified organic
1801.00.00.90	Other
1802.00.00.00	
1803.10.00.00	
1803.20.00.00	
1804.00.00.00	
1805.00.00.00	
1806.10.05.00	
1806.10.10.00	
1806.10.15.00	
1806.10.22.00	
1806.10.24.00	
1806.10.28.00	
1806.10.34.00	
1806.10.38.00	
1806.10.43.00	
1806.10.45.00	
1806.10.55.00	
1806.10.65.00	
1806.10.75.00	
1806.20.20.10	Not containing butterfat or other milk solids
1806.20.20.90	Containing butterfat or other milk solids
1806.20.22.00	
1806.20.24.00	
1806.20.26.00	
1806.20.28.00	
1806.20.34.00	
1806.20.36.00	
1806.20.38.00	
1806.20.50.00	
1806.20.60.00	
1806.20.67.00	
1806.20.71.00	
1806.20.73.00	
1806.20.75.00	
1806.20.77.00	
1806.20.78.00	
1806.20.79.00	
1806.20.81.00	
1806.20.82.00	
1806.20.83.00	
1806.20.85.00	
1806.20.87.00	
1806.20.89.00	
1806.20.91.00	
1806.20.94.00	
1806.20.95.00	
1806.20.98.00	
1806.20.99.00	
1806.31.00.41	Confectionery > Containing peanuts, peanut butter or peanut paste
1806.31.00.49	Confectionery > Other
1806.31.00.80	Other
1806.32.01.00	
1806.32.04.00	
1806.32.06.00	
1806.32.08.00	
1806.32.14.00	
1806.32.16.00	
1806.32.18.00	
1806.32.30.00	
1806.32.55.00	
1806.32.60.00	
1806.32.70.00	
1806.32.80.00	
1806.32.90.00	
1806.90.01.00	
1806.90.05.00	
1806.90.08.00	
1806.90.10.00	
1806.90.15.00	
1806.90.18.00	
1806.90.20.00	
1806.90.25.00	
1806.90.28.00	
1806.90.30.00	
1806.90.35.00	
1806.90.39.00	
1806.90.45.00	
1806.90.49.00	
1806.90.55.00	
1806.90.59.00	
1806.90.90.11	Confectionery > Containing peanuts or peanut products
1806.90.90.19	Confectionery > Other
1806.90.90.90	Other
1901.10.05.00	
1901.10.11.00	
1901.10.16.00	
1901.10.21.00	
1901.10.26.00	
1901.10.29.00	
1901.10.31.00	
1901.10.33.00	
1901.10.36.00	
1901.10.41.00	
1901.10.44.00	
1901.10.49.00	
1901.10.52.00	
1901.10.54.00	
1901.10.56.00	
1901.10.62.00	
1901.10.64.00	
1901.10.66.00	
1901.10.72.00	
1901.10.74.00	
1901.10.76.00	
1901.10.91.00	
1901.20.02.00	
1901.20.05.00	
1901.20.15.00	
1901.20.20.00	
1901.20.25.00	
1901.20.30.00	
1901.20.35.00	
1901.20.40.00	
1901.20.42.00	
1901.20.45.00	
1901.20.50.00	
1901.20.55.00	
1901.20.60.00	
1901.20.65.00	
1901.20.70.00	
1901.20.80.00	
1901.90.10.00	
1901.90.20.00	
1901.90.25.00	
1901.90.28.00	
1901.90.32.00	
1901.90.33.00	
1901.90.34.00	
1901.90.36.00	
1901.90.60.00	
1901.90.61.00	
1901.90.62.00	
1901.90.63.00	
1901.90.64.00	
1901.90.65.00	
1901.90.66.00	
1901.90.67.00	
1901.90.68.00	
1901.90.69.00	
1901.90.71.00	
1901.90.72.00	
1901.90.91.82	Corn-soya milk blends
1901.90.91.85	Wheat-flour-soya blends
1901.90.91.95	Other
1902.11.20.10	Product of a European Union (EU) country > Subject to the Inward Processing Regime (IPR)
1902.11.20.20	Product of a European Union (EU) country > Subject to the EU reduced export refund in accordance with the US-EU Pasta agreement
1902.11.20.30	Product of a European Union (EU) country > Other
1902.11.20.90	Product of a country other than an EU country
1902.11.40.00	
1902.19.20.10	Product of a European Union (EU) Country > Subject to the Inward Processing Regime (IPR)
1902.19.20.20	Product of a European Union (EU) Country > Subject to the EU reduced export refund in accordance with the US-EU Pasta agreement
1902.19.20.30	Product of a European Union (EU) Country > Other
1902.19.20.90	Product of a country other than an EU country
1902.19.40.00	
1902.20.00.20	Canned
1902.20.00.40	Other > Frozen
1902.20.00.60	Other > Other
1902.30.00.20	Canned
1902.30.00.40	Other > Frozen
1902.30.00.60	Other > Other
1902.40.00.00	
1903.00.20.00	
1903.00.40.00	
1904.10.00.40	Containing cane and/or beet sugar
1904.10.00.80	Other
1904.20.10.00	
1904.20.90.00	
1904.30.00.00	
1904.90.01.20	Frozen
1904.90.01.40	Other
1905.10.00.00	
1905.20.00.00	
1905.31.00.21	Frozen > Containing peanuts or peanut products
1905.31.00.29	Frozen > Other
1905.31.00.41	Other > Containing peanuts or peanut products
1905.31.00.49	Other > Other
1905.32.00.21	Frozen > Containing peanuts or peanut products
1905.32.00.29	Frozen > Other
1905.32.00.41	Other > Containing peanuts or peanut products
1905.32.00.49	Other > Other
1905.40.00.00	
1905.90.10.41	Frozen > Pastries, cakes and similar sweet baked products; puddings
1905.90.10.49	Frozen > Other
1905.90.10.50	Other > Pastries, cakes and similar sweet baked products; puddings
1905.90.10.70	Other > Bread
1905.90.10.90	Other > Other
1905.90.90.30	Corn chips and similar crisp savory snack foods
1905.90.90.60	Pizza and quiche
1905.90.90.90	Other
2001.10.00.00	
2001.90.10.00	
2001.90.20.00	
2001.90.25.00	
2001.90.30.00	
2001.90.33.00	
2001.90.34.00	
2001.90.35.00	
2001.90.38.00	
2001.90.42.00	
2001.90.45.00	
2001.90.48.00	
2001.90.50.00	
2001.90.60.00	
2002.10.00.20	In containers holding less than 1.4 kg
2002.10.00.80	Other
2002.90.40.00	
2002.90.80.10	Paste > In containers holding less than 1.4 kg
2002.90.80.20	Paste > Other
2002.90.80.30	Puree > In containers holding less than 1.4 kg
2002.90.80.40	Puree > Other
2002.90.80.50	Other
2003.10.01.27	In containers each holding not more than 255 g > Whole (including buttons)
2003.10.01.31	In containers each holding not more than 255 g > Sliced
2003.10.01.37	In containers each holding not more than 255 g > Other
2003.10.01.43	In containers each holding more than 255 g > Whole (including buttons)
2003.10.01.47	In containers each holding more than 255 g > Sliced
2003.10.01.53	In containers each holding more than 255 g > Other
2003.90.10.00	
2003.90.80.10	Straw mushrooms
2003.90.80.90	Other
2004.10.40.00	
2004.10.80.20	French fries
2004.10.80.40	Other
2004.90.10.00	
2004.90.80.00	
2004.90.85.20	Carrots
2004.90.85.40	Sweet corn
2004.90.85.60	Peas
2004.90.85.65	Garlic > Peeled clove garlic, whether or not individually quick frozen
2004.90.85.75	Garlic > Garlic, reduced in size beyond the clove, whether or not individually quick frozen
2004.90.85.85	Garlic > Other
2004.90.85.95	Other, including mixtures
2005.10.00.00	
2005.20.00.20	Potato chips
2005.20.00.40	Potato granules
2005.20.00.70	Other
2005.40.00.00	
2005.51.20.20	Canned dried
2005.51.20.40	Other
2005.51.40.20	Canned dried
2005.51.40.40	Other
2005.59.00.00	
2005.60.00.00	
2005.70.02.30	In containers each holding more than 8 kg, drained weight
2005.70.02.60	In containers each holding 8 kg or less drained weight
2005.70.04.30	In containers each holding more than 8 kg, drained weight
2005.70.04.60	In containers each holding 8 kg or less, drained weight
2005.70.06.00	
2005.70.08.00	
2005.70.12.00	
2005.70.16.00	
2005.70.18.00	
2005.70.23.00	
2005.70.25.10	In containers each holding more than 8 kg, drained weight > Whole pitted
2005.70.25.20	In containers each holding more than 8 kg, drained weight > Whole stuffed
2005.70.25.30	In containers each holding more than 8 kg, drained weight > Other, including broken, sliced or salad style
2005.70.25.42	In containers each holding 8 kg or less, drained weight > Whole pitted > Spanish style of a kind described in statistical note 1 to this chapter
2005.70.25.46	In containers each holding 8 kg or less, drained weight > Whole pitted > Other
2005.70.25.50	In containers each holding 8 kg or less, drained weight > Whole stuffed
2005.70.25.70	In containers each holding 8 kg or less, drained weight > Other, including broken, sliced or salad style > Spanish style of a kind described in statistical note 1 to this chapter
2005.70.25.80	In containers each holding 8 kg or less, drained weight > Other, including broken, sliced or salad style > Other
2005.70.50.30	In containers each holding more than 0.3 kg, drained weight
2005.70.50.60	In containers each holding 0.3 kg or less, drained weight
2005.70.60.20	Whole pitted > In containers each holding more than 0.3 kg, drained weight
2005.70.60.30	Whole pitted > In containers each holding 0.3 kg or less, drained weight
2005.70.60.50	Sliced
2005.70.60.60	Chopped or minced
2005.70.60.70	Other, including wedged or broken
2005.70.70.00	
2005.70.75.10	Whole pitted
2005.70.75.15	Sliced
2005.70.75.20	Chopped or minced
2005.70.75.25	Other, including wedged or broken
2005.70.91.00	
2005.70.93.00	
2005.70.97.00	
2005.80.00.00	
2005.91.60.00	
2005.91.97.00	
2005.99.10.00	
2005.99.20.00	
2005.99.30.00	
2005.99.41.10	Sliced
2005.99.41.20	Whole
2005.99.50.20	In containers each holding not more than 227 g
2005.99.50.40	Other
2005.99.55.10	Sweet bell-type peppers
2005.99.55.90	Other
2005.99.80.00	
2005.99.85.00	
2005.99.97.00	
2006.00.20.00	
2006.00.30.00	
2006.00.40.00	
2006.00.50.00	
2006.00.60.00	
2006.00.70.00	
2006.00.90.00	
2007.10.00.00	
2007.91.10.00	
2007.91.40.00	
2007.91.90.00	
2007.99.05.00	
2007.99.10.00	
2007.99.15.00	
2007.99.20.00	
2007.99.25.00	
2007.99.30.00	
2007.99.35.00	
2007.99.40.00	
2007.99.45.00	
2007.99.48.00	
2007.99.50.10	Guava
2007.99.50.20	Mango
2007.99.55.00	
2007.99.60.00	
2007.99.65.10	Red Raspberry
2007.99.65.25	Peach
2007.99.65.35	Other
2007.99.70.00	
2007.99.75.00	
2008.11.02.00	
2008.11.05.00	
2008.11.15.00	
2008.11.43.00	
2008.11.46.00	
2008.11.61.00	
2008.19.10.20	Brazil nuts
2008.19.10.40	Cashews
2008.19.15.00	
2008.19.20.00	
2008.19.25.00	
2008.19.30.10	Pignolia
2008.19.30.20	Pistachios
2008.19.40.00	
2008.19.50.00	
2008.19.85.00	
2008.19.90.10	Macadamia nuts
2008.19.90.90	Other
2008.20.00.10	Containing cane and/or beet sugar
2008.20.00.90	Other
2008.30.10.00	
2008.30.20.00	
2008.30.30.00	
2008.30.35.00	
2008.30.37.00	
2008.30.40.00	
2008.30.42.10	Containing cane and/or beet sugar
2008.30.42.90	Other
2008.30.46.00	
2008.30.48.00	
2008.30.55.00	
2008.30.60.00	
2008.30.66.00	
2008.30.70.00	
2008.30.80.00	
2008.30.85.00	
2008.30.96.00	
2008.40.00.20	In containers each holding less than 1.4 kg
2008.40.00.40	Other
2008.50.20.00	
2008.50.40.00	
2008.60.00.20	Maraschino
2008.60.00.40	Other > Sweet varieties
2008.60.00.60	Other > Tart varieties
2008.70.10.20	In containers each holding less than 1.4 kg
2008.70.10.40	Other
2008.70.20.20	In containers each holding less than 1.4 kg
2008.70.20.40	Other
2008.80.00.00	
2008.91.00.00	
2008.93.00.00	
2008.97.10.20	Prepared cereal products
2008.97.10.40	Other
2008.97.90.30	Packed in a liquid medium in airtight containers > Containing peaches or pears > In containers each holding less than 1.4 kg
2008.97.90.35	Packed in a liquid medium in airtight containers > Containing peaches or pears > Other
2008.97.90.40	Packed in a liquid medium in airtight containers > Other > Containing oranges or grapefruit
2008.97.90.50	Packed in a liquid medium in airtight containers > Other > Other
2008.97.90.92	Other > Prepared cereal products
2008.97.90.94	Other > Other
2008.99.05.00	
2008.99.10.10	Certified organic
2008.99.10.90	Other
2008.99.13.00	
2008.99.15.00	
2008.99.18.10	Wild blueberries, canned
2008.99.18.90	Other
2008.99.21.20	Red Raspberries
2008.99.21.40	Other
2008.99.23.00	
2008.99.25.00	
2008.99.28.00	
2008.99.29.00	
2008.99.30.00	
2008.99.35.00	
2008.99.40.00	
2008.99.45.00	
2008.99.50.00	
2008.99.60.00	
2008.99.61.00	
2008.99.63.00	
2008.99.65.00	
2008.99.70.00	
2008.99.71.10	Sliced
2008.99.71.20	Whole
2008.99.80.00	
2008.99.91.10	Bean cake, bean stick, miso and similar products
2008.99.91.50	Seaweed > Certified organic
2008.99.91.55	Seaweed > Other
2008.99.91.95	Other
2009.11.00.20	In containers each holding less than 0.946 liter
2009.11.00.40	In containers each holding 0.946 liter or more but not more than 3.785 liters
2009.11.00.60	In containers of more than 3.785 liters
2009.12.25.00	
2009.12.45.00	
2009.19.00.00	
2009.21.20.00	
2009.21.40.20	Frozen
2009.21.40.40	Other
2009.29.00.20	Frozen
2009.29.00.40	Other
2009.31.10.20	Not concentrated
2009.31.10.40	Concentrated
2009.31.20.20	Not concentrated
2009.31.20.40	Concentrated
2009.31.40.00	
2009.31.60.20	Lemon juice > Frozen
2009.31.60.40	Lemon juice > Other
2009.31.60.60	Other
2009.39.10.00	
2009.39.20.00	
2009.39.60.20	Lemon juice > Frozen
2009.39.60.40	Lemon juice > Other
2009.39.60.60	Other
2009.41.20.00	
2009.41.40.20	Frozen
2009.41.40.40	Other
2009.49.20.00	
2009.49.40.20	Frozen
2009.49.40.40	Other
2009.50.00.10	In airtight containers
2009.50.00.90	Other
2009.61.00.20	Not concentrated
2009.61.00.40	Concentrated > Frozen
2009.61.00.60	Concentrated > Other
2009.69.00.40	Frozen
2009.69.00.60	Other
2009.71.00.00	
2009.79.00.15	Frozen > Certified organic
2009.79.00.17	Frozen > Other
2009.79.00.40	Other > Certified organic
2009.79.00.60	Other > Other
2009.81.00.00	
2009.89.20.00	
2009.89.40.00	
2009.89.65.15	Tart cherry juice concentrate > Certified organic
2009.89.65.20	Tart cherry juice concentrate > Other
2009.89.65.30	Tart cherry juice > Certified organic
2009.89.65.40	Tart cherry juice > Other
2009.89.65.50	Other
2009.89.70.31	Berry juice > Blueberry juice, including concentrate
2009.89.70.55	Berry juice > Red raspberry juice, including concentrate
2009.89.70.65	Berry juice > Other
2009.89.70.70	Mango Juice
2009.89.70.95	Coconut water > Certified organic
2009.89.70.97	Coconut water > Other
2009.89.70.99	Other
2009.89.80.31	In airtight containers
2009.89.80.39	Other
2009.90.20.00	
2009.90.40.00	
2101.11.21.26	Not decaffeinated > Packaged for retail sale
2101.11.21.29	Not decaffeinated > Other
2101.11.21.31	Decaffeinated > Packaged for retail sale
2101.11.21.39	Decaffeinated > Other
2101.11.29.41	Packaged for retail sale
2101.11.29.49	Other
2101.12.32.00	
2101.12.34.00	
2101.12.38.00	
2101.12.44.00	
2101.12.48.00	
2101.12.54.00	
2101.12.58.00	
2101.12.90.00	
2101.20.20.10	Instant tea
2101.20.20.90	Other
2101.20.32.00	
2101.20.34.00	
2101.20.38.00	
2101.20.44.00	
2101.20.48.00	
2101.20.54.00	
2101.20.58.00	
2101.20.90.00	
2101.30.00.00	
2102.10.00.00	
2102.20.20.00	
2102.20.40.00	
2102.20.60.00	
2102.30.00.00	
2103.10.00.00	
2103.20.20.00	
2103.20.40.20	In containers holding less than 1.4 kg
2103.20.40.40	Other
2103.30.20.00	
2103.30.40.00	
2103.90.20.00	
2103.90.40.00	
2103.90.72.00	
2103.90.74.00	
2103.90.78.00	
2103.90.80.00	
2103.90.90.20	Mayonnaise
2103.90.90.40	Other salad dressings
2103.90.90.51	Tomato-based preparations for sauces > In containers holding less than 1.4 kg
2103.90.90.59	Tomato-based preparations for sauces > Other
2103.90.90.91	Other
2104.10.00.20	Dried
2104.10.00.40	Other > Based on fish or other seafood
2104.10.00.60	Other > Other
2104.20.10.00	
2104.20.50.00	
2105.00.05.00	
2105.00.10.00	
2105.00.20.00	
2105.00.25.00	
2105.00.30.00	
2105.00.40.00	
2105.00.50.00	
2106.10.00.00	
2106.90.03.00	
2106.90.06.00	
2106.90.09.00	
2106.90.12.00	
2106.90.15.00	
2106.90.18.00	
2106.90.22.00	
2106.90.24.00	
2106.90.26.00	
2106.90.28.00	
2106.90.32.00	
2106.90.34.00	
2106.90.36.00	
2106.90.38.00	
2106.90.39.00	
2106.90.42.00	
2106.90.44.00	
2106.90.46.00	
2106.90.48.00	
2106.90.52.00	
2106.90.54.00	
2106.90.58.30	Put up for retail sale > Containing sugar derived from sugar cane or sugar beets
2106.90.58.50	Put up for retail sale > Other
2106.90.58.70	Other > Containing sugar derived from sugar cane or sugar beets
2106.90.58.90	Other > Other
2106.90.62.00	
2106.90.64.00	
2106.90.66.00	
2106.90.68.00	
2106.90.72.00	
2106.90.74.00	
2106.90.76.00	
2106.90.78.00	
2106.90.80.00	
2106.90.82.00	
2106.90.83.00	
2106.90.85.00	
2106.90.87.00	
2106.90.89.00	
2106.90.91.00	
2106.90.92.00	
2106.90.94.00	
2106.90.95.00	
2106.90.97.00	
2106.90.99.71	Preparations for the manufacture of beverages > Containing high-intensity sweeteners (e.g., aspartame and/or saccharin
2106.90.99.72	Preparations for the manufacture of beverages > Containing sugar derived from sugar cane and/or sugar beets
2106.90.99.73	Preparations for the manufacture of beverages > Other
2106.90.99.75	Non-dairy coffee whiteners
2106.90.99.80	Other cream or milk substitutes
2106.90.99.85	Confectionery (including gum) containing synthetic sweetening agents (e.g., saccharin) instead of sugar
2106.90.99.87	Herbal teas and herbal infusions comprising mixed herbs
2106.90.99.88	Flavored honey
2106.90.99.90	Other > Canned
2106.90.99.95	Other > Other > Frozen
2106.90.99.97	Other > Other > Other > Containing sugar derived from sugar cane and/or sugar beets
2106.90.99.98	Other > Other > Other > Other
2201.10.00.00	
2201.90.00.00	
2202.10.00.20	Carbonated soft drinks > Containing high-intensity sweeteners (e.g., aspartame and/or saccharin)
2202.10.00.45	Carbonated soft drinks > Other > In aluminum containers
2202.10.00.55	Carbonated soft drinks > Other > Other
2202.10.00.65	Other > In aluminum containers
2202.10.00.75	Other > Other
2202.91.00.10	In aluminum containers
2202.91.00.20	Other
2202.99.10.00	
2202.99.22.00	
2202.99.24.00	
2202.99.28.00	
2202.99.30.00	
2202.99.35.00	
2202.99.36.00	
2202.99.37.00	
2202.99.91.10	In aluminum containers
2202.99.91.30	Other > Almond-based drinks > Certified organic
2202.99.91.35	Other > Almond-based drinks > Other
2202.99.91.90	Other > Other
2203.00.00.30	In containers each holding not over 4 liters > In glass containers
2203.00.00.60	In containers each holding not over 4 liters > Other
2203.00.00.90	In containers each holding over 4 liters
2204.10.00.30	Valued not over $1.59/liter
2204.10.00.65	Valued over $1.59/liter > Certified organic
2204.10.00.75	Valued over $1.59/liter > Other
2204.21.20.00	
2204.21.30.00	
2204.21.50.05	Valued not over $1.05/liter > Red
2204.21.50.15	Valued not over $1.05/liter > White
2204.21.50.25	Valued not over $1.05/liter > Other
2204.21.50.28	Valued over $1.05/liter > Icewine
2204.21.50.35	Valued over $1.05/liter > Other > Red > Certified organic
2204.21.50.40	Valued over $1.05/liter > Other > Red > Not certified organic
2204.21.50.50	Valued over $1.05/liter > Other > White > Certified organic
2204.21.50.55	Valued over $1.05/liter > Other > White > Not certified organic
2204.21.50.60	Valued over $1.05/liter > Other > Other
2204.21.60.00	
2204.21.80.30	Sherry
2204.21.80.60	Other
2204.22.20.05	Valued not over $1.05/liter > Red
2204.22.20.15	Valued not over $1.05/liter > White
2204.22.20.25	Valued not over $1.05/liter > Other
2204.22.20.30	Valued over $1.05/liter > Red
2204.22.20.45	Valued over $1.05/liter > White
2204.22.20.60	Valued over $1.05/liter > Other
2204.22.40.00	
2204.22.60.00	
2204.22.80.00	
2204.29.61.00	
2204.29.81.00	
2204.30.00.00	
2205.10.30.00	
2205.10.60.00	
2205.90.20.00	
2205.90.40.00	
2205.90.60.00	
2206.00.15.10	Hard cider as described in statistical note 3 to this chapter
2206.00.15.20	Other
2206.00.30.00	
2206.00.45.00	
2206.00.60.00	
2206.00.90.15	Mixtures of fermented beverages and non-alcoholic beverages, ready to consume as packaged, in containers each holding not over 4 liters > In aluminum containers
2206.00.90.25	Mixtures of fermented beverages and non-alcoholic beverages, ready to consume as packaged, in containers each holding not over 4 liters > Other
2206.00.90.30	Other > In aluminum containers
2206.00.90.40	Other > Other
2207.10.30.00	
2207.10.60.10	For fuel use
2207.10.60.90	Other
2207.20.00.10	For fuel use
2207.20.00.90	Other
2208.20.10.00	
2208.20.20.00	
2208.20.30.00	
2208.20.40.00	
2208.20.50.00	
2208.20.60.00	
2208.30.30.30	In containers each holding not over 4 liters
2208.30.30.60	In containers each holding over 4 liters
2208.30.60.20	Bourbon > In containers each holding not over 4 liters
2208.30.60.40	Bourbon > In containers each holding over 4 liters
2208.30.60.55	Other > In containers each holding not over 4 liters > Rye
2208.30.60.65	Other > In containers each holding not over 4 liters > Other
2208.30.60.75	Other > In containers each holding over 4 liters > Rye
2208.30.60.85	Other > In containers each holding over 4 liters > Other
2208.40.20.00	
2208.40.40.00	
2208.40.60.00	
2208.40.80.00	
2208.50.00.30	In containers each holding not over 4 liters
2208.50.00.60	In containers each holding over 4 liters
2208.60.10.00	
2208.60.20.00	
2208.60.50.00	
2208.70.00.30	In containers each holding not over 4 liters
2208.70.00.60	In containers each holding over 4 liters
2208.90.01.00	
2208.90.05.00	
2208.90.10.00	
2208.90.12.00	
2208.90.14.00	
2208.90.15.00	
2208.90.20.00	
2208.90.25.00	
2208.90.30.00	
2208.90.35.00	
2208.90.40.00	
2208.90.46.30	In containers each holding not over 4 liters
2208.90.46.60	In containers each holding over 4 liters
2208.90.50.00	
2208.90.55.00	
2208.90.71.00	
2208.90.72.00	
2208.90.75.00	
2208.90.80.10	Premixed cocktails or other mixed beverages, ready to consume as packaged, in containers each holding not over 4 liters
2208.90.80.20	Other
2209.00.00.00	
2301.10.00.00	
2301.20.00.10	Herring meal; pilchard meal
2301.20.00.90	Other
2302.10.00.00	
2302.30.00.10	Bran, shorts and middlings
2302.30.00.90	Other
2302.40.01.05	Of rice
2302.40.01.10	Of other single cereal grains, chopped, crushed or ground
2302.40.01.20	Other > Pelletized screenings (clearings)
2302.40.01.90	Other > Other
2302.50.00.00	
2303.10.00.10	Corn gluten feed
2303.10.00.20	Corn gluten meal
2303.10.00.40	Other
2303.20.00.20	Dried beet-pulp
2303.20.00.40	Other
2303.30.00.00	
2304.00.00.10	Certified organic
2304.00.00.90	Other
2305.00.00.00	
2306.10.00.00	
2306.20.00.00	
2306.30.00.00	
2306.41.00.00	
2306.49.00.00	
2306.50.00.00	
2306.60.00.00	
2306.90.01.20	Of corn
2306.90.01.30	Of hemp seeds
2306.90.01.50	Other
2307.00.00.00	
2308.00.10.00	
2308.00.93.00	
2308.00.95.00	
2308.00.98.20	Citrus pulp pellets
2308.00.98.90	Other
2309.10.00.10	In airtight containers
2309.10.00.90	Other
2309.90.10.05	Bird seed
2309.90.10.15	Other pet food, put up for retail sale
2309.90.10.20	Poultry feeds, prepared
2309.90.10.30	Dairy cattle feed, prepared
2309.90.10.32	Other cattle feed, prepared
2309.90.10.35	Swine feed, prepared
2309.90.10.45	Other livestock feed, prepared
2309.90.10.50	Other
2309.90.22.10	Milk replacer
2309.90.22.90	Other
2309.90.24.10	Milk replacer
2309.90.24.90	Other
2309.90.28.10	Milk replacer
2309.90.28.90	Other
2309.90.42.10	Milk replacer
2309.90.42.90	Other
2309.90.44.10	Milk replacer
2309.90.44.90	Other
2309.90.48.10	Milk replacer
2309.90.48.90	Other
2309.90.60.00	
2309.90.70.00	
2309.90.95.00	
2401.10.21.20	Connecticut shade
2401.10.21.40	Other
2401.10.29.20	Connecticut shade
2401.10.29.40	Other
2401.10.44.00	
2401.10.48.00	
2401.10.53.40	Binder
2401.10.53.50	Filler
2401.10.61.30	Flue-cured
2401.10.61.60	Burley
2401.10.61.80	Maryland
2401.10.61.90	Other
2401.10.63.30	Flue-cured
2401.10.63.60	Burley
2401.10.63.80	Maryland
2401.10.63.90	Other
2401.10.65.30	Flue-cured
2401.10.65.60	Burley
2401.10.65.80	Maryland
2401.10.65.90	Other
2401.10.95.10	Fire-cured Kentucky and Tennessee
2401.10.95.15	Dark-air cured Kentucky and Tennessee
2401.10.95.20	Virginia fire-cured
2401.10.95.25	Virginia sun-cured
2401.10.95.30	Blackfat
2401.10.95.60	Other
2401.20.05.00	
2401.20.14.20	Connecticut shade
2401.20.14.40	Other
2401.20.18.00	
2401.20.23.00	
2401.20.26.00	
2401.20.29.70	Binder
2401.20.29.90	Filler
2401.20.31.10	Flue-cured
2401.20.31.20	Burley
2401.20.31.30	Maryland
2401.20.31.40	Other
2401.20.33.10	Flue-cured
2401.20.33.20	Burley
2401.20.33.30	Maryland
2401.20.33.40	Other
2401.20.35.10	Flue-cured
2401.20.35.20	Burley
2401.20.35.30	Maryland
2401.20.35.40	Other
2401.20.57.10	Fire-cured Kentucky and Tennessee
2401.20.57.15	Dark-air cured Kentucky and Tennessee
2401.20.57.20	Virginia fire-cured
2401.20.57.25	Virginia sun-cured
2401.20.57.30	Blackfat
2401.20.57.40	Other
2401.20.60.20	Connecticut shade
2401.20.60.40	Other
2401.20.75.00	
2401.20.83.10	Flue-cured
2401.20.83.20	Burley
2401.20.83.30	Maryland
2401.20.83.35	Fire-cured Kentucky and Tennessee
2401.20.83.40	Dark-air cured Kentucky and Tennessee
2401.20.83.50	Virginia fire-cured
2401.20.83.55	Virginia sun-cured
2401.20.83.60	Blackfat
2401.20.83.90	Other
2401.20.85.10	Flue-cured
2401.20.85.20	Burley
2401.20.85.30	Maryland
2401.20.85.35	Fire-cured Kentucky and Tennessee
2401.20.85.40	Dark-air cured Kentucky and Tennessee
2401.20.85.50	Virginia fire-cured
2401.20.85.55	Virginia sun-cured
2401.20.85.60	Blackfat
2401.20.85.90	Other
2401.20.87.10	Flue-cured
2401.20.87.20	Burley
2401.20.87.30	Maryland
2401.20.87.35	Fire-cured Kentucky and Tennessee
2401.20.87.40	Dark-air cured Kentucky and Tennessee
2401.20.87.50	Virginia fire-cured
2401.20.87.55	Virginia sun-cured
2401.20.87.60	Blackfat
2401.20.87.90	Other
2401.30.03.00	
2401.30.06.00	
2401.30.09.00	
2401.30.13.00	
2401.30.16.00	
2401.30.19.00	
2401.30.23.10	Flue-cured
2401.30.23.20	Burley
2401.30.23.35	Fire-cured Kentucky and Tennessee
2401.30.23.40	Dark air-cured Kentucky and Tennessee
2401.30.23.50	Virginia fire-cured
2401.30.23.60	Virginia sun-cured
2401.30.23.90	Other
2401.30.25.10	Flue-cured
2401.30.25.20	Burley
2401.30.25.35	Fire-cured Kentucky and Tennessee
2401.30.25.40	Dark air-cured Kentucky and Tennessee
2401.30.25.50	Virginia fire-cured
2401.30.25.60	Virginia sun-cured
2401.30.25.90	Other
2401.30.27.10	Flue-cured
2401.30.27.20	Burley
2401.30.27.35	Fire-cured Kentucky and Tennessee
2401.30.27.40	Dark air-cured Kentucky and Tennessee
2401.30.27.50	Virginia fire-cured
2401.30.27.60	Virginia sun-cured
2401.30.27.90	Other
2401.30.33.10	Flue-cured
2401.30.33.20	Burley
2401.30.33.35	Fire-cured Kentucky and Tennessee
2401.30.33.40	Dark air-cured Kentucky and Tennessee
2401.30.33.50	Virginia fire-cured
2401.30.33.60	Virginia sun-cured
2401.30.33.90	Other
2401.30.35.10	Flue-cured
2401.30.35.20	Burley
2401.30.35.35	Fire-cured Kentucky and Tennessee
2401.30.35.40	Dark air-cured Kentucky and Tennessee
2401.30.35.50	Virginia fire-cured
2401.30.35.60	Virginia sun-cured
2401.30.35.90	Other
2401.30.37.10	Flue-cured
2401.30.37.20	Burley
2401.30.37.35	Fire-cured Kentucky and Tennessee
2401.30.37.40	Dark air-cured Kentucky and Tennessee
2401.30.37.50	Virginia fire-cured
2401.30.37.60	Virginia sun-cured
2401.30.37.90	Other
2401.30.70.10	Flue-cured
2401.30.70.20	Burley
2401.30.70.35	Fire-cured Kentucky and Tennessee
2401.30.70.40	Dark air-cured Kentucky and Tennessee
2401.30.70.50	Virginia fire-cured
2401.30.70.60	Virginia sun-cured
2401.30.70.90	Other
2402.10.30.30	Small cigars, cheroots and cigarillos (weighing not more than 1.36 kg/1000)
2402.10.30.70	Other
2402.10.60.00	
2402.10.80.30	Small cigars, cheroots and cigarillos (weighing not more than 1.36 kg/1000)
2402.10.80.50	Other, each valued 23¢ or more but not more than 76¢
2402.10.80.80	Other
2402.20.10.00	
2402.20.80.00	
2402.20.90.00	
2402.90.00.00	
2403.11.00.00	
2403.19.20.20	Pipe tobacco
2403.19.20.50	Roll-your-own tobacco for making cigarettes
2403.19.20.80	Other
2403.19.30.50	Flue-cured
2403.19.30.60	Burley
2403.19.30.80	Maryland
2403.19.30.90	Other
2403.19.60.50	Flue-cured
2403.19.60.60	Burley
2403.19.60.80	Maryland
2403.19.60.90	Other
2403.19.90.50	Flue-cured
2403.19.90.60	Burley
2403.19.90.80	Maryland
2403.19.90.90	Other
2403.91.20.00	
2403.91.43.50	Flue-cured
2403.91.43.60	Burley
2403.91.43.80	Maryland
2403.91.43.90	Other
2403.91.45.50	Flue-cured
2403.91.45.60	Burley
2403.91.45.80	Maryland
2403.91.45.90	Other
2403.91.47.50	Flue-cured
2403.91.47.60	Burley
2403.91.47.80	Maryland
2403.91.47.90	Other
2403.99.21.30	Chewing tobacco
2403.99.21.40	Snuff and snuff flours of a kind described in statistical note 1 to this chapter
2403.99.21.90	Other
2403.99.31.50	Flue-cured
2403.99.31.60	Burley
2403.99.31.65	Other > Partially manufactured, blended or mixed tobacco
2403.99.31.70	Other > Other
2403.99.60.50	Flue-cured
2403.99.60.60	Burley
2403.99.60.65	Other > Partially manufactured, blended or mixed tobacco
2403.99.60.70	Other > Other
2403.99.90.50	Flue-cured
2403.99.90.60	Burley
2403.99.90.65	Other > Partially manufactured, blended or mixed tobacco
2403.99.90.70	Other > Other
2404.11.00.00	
2404.12.05.10	Disposable electronic cigarettes (e-cigarettes) and similar disposable personal electronic vaporizing devices containing nicotine
2404.12.05.90	Other
2404.12.10.10	Disposable electronic cigarettes (e-cigarettes) and similar disposable personal electronic vaporizing devices containing nicotine
2404.12.10.90	Other
2404.12.90.00	
2404.19.05.10	Disposable electronic cigarettes (e-cigarettes) and similar disposable personal electronic vaporizing devices without nicotine
2404.19.05.90	Other
2404.19.10.10	Disposable electronic cigarettes (e-cigarettes) and similar disposable personal electronic vaporizing devices without nicotine
2404.19.10.90	Other
2404.19.90.00	
2404.91.00.00	
2404.92.00.00	
2404.99.00.00	
2501.00.00.00	
2502.00.00.00	
2503.00.00.10	Crude or unrefined sulfur
2503.00.00.90	Other
2504.10.10.00	
2504.10.50.00	
2504.90.00.00	
2505.10.10.00	
2505.10.50.00	
2505.90.00.00	
2506.10.00.10	Sands (other than natural) containing by weight 95 percent or more of silica and not more than 0.6 percent of oxide of iron
2506.10.00.50	Other
2506.20.00.10	Crude or roughly trimmed
2506.20.00.80	Other
2507.00.00.00	
2508.10.00.00	
2508.30.00.00	
2508.40.01.10	Common blue clay and other ball clays
2508.40.01.20	Decolorizing earths and fuller''s earth
2508.40.01.50	Other
2508.50.00.00	
2508.60.00.00	
2508.70.00.00	
2509.00.10.00	
2509.00.20.00	
2510.10.00.00	
2510.20.00.00	
2511.10.10.00	
2511.10.50.00	
2511.20.00.00	
2512.00.00.00	
2513.10.00.10	Crude or in irregular pieces, including crushed pumice
2513.10.00.80	Other
2513.20.10.00	
2513.20.90.00	
2514.00.00.00	
2515.11.00.00	
2515.12.10.00	
2515.12.20.00	
2515.20.00.00	
2516.11.00.00	
2516.12.00.30	Having a thickness of 7.5 cm or more
2516.12.00.60	Other
2516.20.10.00	
2516.20.20.00	
2516.90.00.30	Having a thickness of 7.5 cm or more
2516.90.00.60	Other
2517.10.00.15	Pebbles and gravel
2517.10.00.20	Limestone, except pebbles and gravel
2517.10.00.55	Other
2517.20.00.00	
2517.30.00.00	
2517.41.00.00	
2517.49.00.00	
2518.10.00.00	
2518.20.00.00	
2519.10.00.00	
2519.90.10.00	
2519.90.20.00	
2519.90.50.00	
2520.10.00.00	
2520.20.00.00	
2521.00.00.00	
2522.10.00.00	
2522.20.00.00	
2522.30.00.00	
2523.10.00.00	
2523.21.00.00	
2523.29.00.00	
2523.30.00.00	
2523.90.00.00	
2524.10.00.00	
2524.90.00.10	Amosite
2524.90.00.30	Chrysotile > Crudes
2524.90.00.40	Chrysotile > Milled fibers, group 3 grades (spinning fibers or equivalent)
2524.90.00.45	Chrysotile > Milled fibers, group 4 and 5 grades
2524.90.00.55	Chrysotile > Other
2524.90.00.60	Other
2525.10.00.10	Split block mica
2525.10.00.20	Mica splittings
2525.10.00.50	Other
2525.20.00.00	
2525.30.00.00	
2526.10.00.00	
2526.20.00.00	
2528.00.00.05	Natural sodium borates and concentrates thereof (whether or not calcined)
2528.00.00.10	Natural calcium borates
2528.00.00.50	Other
2529.10.00.00	
2529.21.00.00	
2529.22.00.00	
2529.30.00.10	Nepheline syenite
2529.30.00.50	Other
2530.10.00.00	
2530.20.10.00	
2530.20.20.00	
2530.90.10.00	
2530.90.20.00	
2530.90.80.10	Celestite
2530.90.80.15	Earth colors
2530.90.80.50	Other
2601.11.00.30	Concentrates
2601.11.00.60	Ores > Coarse
2601.11.00.90	Ores > Other
2601.12.00.30	Pellets
2601.12.00.60	Briquettes
2601.12.00.90	Other
2601.20.00.00	
2602.00.00.40	Containing less than 47 percent by weight of manganese
2602.00.00.60	Containing 47 percent or more by weight of manganese
2603.00.00.10	Copper content
2603.00.00.20	Lead content
2603.00.00.30	Zinc content
2603.00.00.40	Silver content
2603.00.00.50	Gold content
2604.00.00.40	Nickel content
2604.00.00.80	Other metal content
2605.00.00.00	
2606.00.00.30	Bauxite, calcined > Refractory grade
2606.00.00.60	Bauxite, calcined > Other
2606.00.00.90	Other
2607.00.00.10	Copper content
2607.00.00.20	Lead content
2607.00.00.30	Zinc content
2607.00.00.40	Silver content
2607.00.00.50	Gold content
2608.00.00.10	Copper content
2608.00.00.20	Lead content
2608.00.00.30	Zinc content
2608.00.00.40	Silver content
2608.00.00.50	Gold content
2609.00.00.00	
2610.00.00.20	Having a chromium content equivalent to not more than 40 percent chromic oxide (Cr2O3)
2610.00.00.40	Having a chromium content equivalent to more than 40 percent but less than 46 percent chromic oxide (Cr2O3)
2610.00.00.60	Having a chromium content equivalent to 46 percent or more chromic oxide (Cr2O3)
2611.00.30.00	
2611.00.60.00	
2612.10.00.00	
2612.20.00.00	
2613.10.00.00	
2613.90.00.00	
2614.00.30.00	
2614.00.60.20	Ilmenite and ilmenite sand
2614.00.60.40	Other (including rutile and rutile sand)
2615.10.00.00	
2615.90.30.00	
2615.90.60.30	Niobium (columbium) ores and concentrates
2615.90.60.60	Tantalum ores and concentrates
2615.90.60.90	Vanadium ores and concentrates
2616.10.00.10	Copper content
2616.10.00.20	Lead content
2616.10.00.30	Zinc content
2616.10.00.40	Silver content
2616.10.00.80	Gold content
2616.90.00.10	Copper content
2616.90.00.20	Lead content
2616.90.00.30	Zinc content
2616.90.00.40	Gold content
2616.90.00.50	Other precious metal content
2617.10.00.00	
2617.90.00.30	Beryllium ores and concentrates
2617.90.00.60	Other
2618.00.00.00	
2619.00.30.00	
2619.00.90.00	
2620.11.00.00	
2620.19.30.00	
2620.19.60.10	Copper content
2620.19.60.20	Lead content
2620.19.60.30	Zinc content
2620.19.60.40	Silver content
2620.19.60.50	Gold content
2620.21.00.10	Copper content
2620.21.00.20	Lead content
2620.21.00.30	Zinc content
2620.21.00.40	Silver content
2620.21.00.50	Gold content
2620.29.00.10	Copper content
2620.29.00.20	Lead content
2620.29.00.30	Zinc content
2620.29.00.40	Silver content
2620.29.00.50	Gold content
2620.30.00.10	Copper content
2620.30.00.20	Lead content
2620.30.00.30	Zinc content
2620.30.00.40	Silver content
2620.30.00.50	Gold content
2620.40.00.30	Vanadium bearing materials
2620.40.00.60	Other
2620.60.10.00	
2620.60.90.00	
2620.91.00.00	
2620.99.10.00	
2620.99.20.00	
2620.99.30.00	
2620.99.50.00	
2620.99.75.20	Vanadium bearing materials
2620.99.75.60	Other materials containing silver
2620.99.75.80	Other materials containing gold
2620.99.75.90	Other materials that do not contain vanadium, silver or gold
2620.99.85.00	
2621.10.00.00	
2621.90.00.00	
2701.11.00.00	
2701.12.00.10	Metallurgical coal
2701.12.00.50	Other
2701.19.00.10	Sub-bituminous coal
2701.19.00.50	Other
2701.20.00.00	
2702.10.00.00	
2702.20.00.00	
2703.00.00.00	
2704.00.00.11	Coke and semicoke of coal > Coke larger than 100 mm (4 inches) in maximum diameter and at least 50 percent of which is retained on a 100-mm (4-inch) sieve after drop shatter testing pursuant to ASTM D 3038, of a kind used in foundries
2704.00.00.25	Coke and semicoke of coal > Other
2704.00.00.50	Other
2705.00.00.00	
2706.00.00.00	
2707.10.00.00	
2707.20.00.00	
2707.30.00.10	m-Xylene
2707.30.00.20	o-Xylene
2707.30.00.30	p-Xylene
2707.30.00.40	Other
2707.40.00.00	
2707.50.00.00	
2707.91.00.00	
2707.99.10.00	
2707.99.20.00	
2707.99.40.00	
2707.99.51.00	
2707.99.55.00	
2707.99.59.00	
2707.99.90.10	Carbon black feedstocks
2707.99.90.90	Other
2708.10.00.00	
2708.20.00.00	
2709.00.10.00	
2709.00.20.10	Condensate derived wholly from natural gas
2709.00.20.90	Other
2710.12.15.10	Gasoline > Leaded
2710.12.15.14	Gasoline > Unleaded > Reformulated
2710.12.15.19	Gasoline > Unleaded > Other
2710.12.15.20	Jet fuel, naphtha-type
2710.12.15.50	Other
2710.12.18.05	Reformulated blendstock for oxygenate blending (RBOB)
2710.12.18.90	Other
2710.12.25.00	
2710.12.45.45	Insulating or transformer oils
2710.12.45.60	Renewable fuels blends containing not less than 51 percent by volume of biofuel, as described in statistical note 1 to this chapter
2710.12.45.95	Other
2710.12.90.00	
2710.19.06.05	Having a Saybolt Universal viscosity at 37.8˚C of 45 seconds or more but not more than 125 seconds (No. 4-type fuel oils) > Containing not more than 500 ppm of sulfur
2710.19.06.15	Having a Saybolt Universal viscosity at 37.8˚C of 45 seconds or more but not more than 125 seconds (No. 4-type fuel oils) > Containing more than 500 ppm of sulfur
2710.19.06.25	Having a Saybolt Universal viscosity at 37.8˚C of more than 125 seconds (heavy fuel oils) > Fuel oil No. 5
2710.19.06.30	Having a Saybolt Universal viscosity at 37.8˚C of more than 125 seconds (heavy fuel oils) > Fuel oil No. 6
2710.19.06.35	Having a Saybolt Universal viscosity at 37.8˚C of more than 125 seconds (heavy fuel oils) > Other
2710.19.06.50	Other
2710.19.11.02	Having a Saybolt Universal viscosity at 37.8˚C of less than 45 seconds (light fuel oils) > Fuel oils Nos. 2 and 3 > Diesel oil > Containing not more than 15 ppm of sulfur
2710.19.11.03	Having a Saybolt Universal viscosity at 37.8˚C of less than 45 seconds (light fuel oils) > Fuel oils Nos. 2 and 3 > Diesel oil > Containing more than 15 ppm but not more than 500 ppm of sulfur
2710.19.11.04	Having a Saybolt Universal viscosity at 37.8˚C of less than 45 seconds (light fuel oils) > Fuel oils Nos. 2 and 3 > Diesel oil > Containing more than 500 ppm of sulfur
2710.19.11.05	Having a Saybolt Universal viscosity at 37.8˚C of less than 45 seconds (light fuel oils) > Fuel oils Nos. 2 and 3 > Other > Containing not more than 15 ppm of sulfur
2710.19.11.07	Having a Saybolt Universal viscosity at 37.8˚C of less than 45 seconds (light fuel oils) > Fuel oils Nos. 2 and 3 > Other > Containing more than 15 ppm but not more than 500 ppm of sulfur
2710.19.11.08	Having a Saybolt Universal viscosity at 37.8˚C of less than 45 seconds (light fuel oils) > Fuel oils Nos. 2 and 3 > Other > Containing more than 500 ppm of sulfur
2710.19.11.11	Having a Saybolt Universal viscosity at 37.8˚C of less than 45 seconds (light fuel oils) > Other > Containing not more than 15 ppm of sulfur
2710.19.11.13	Having a Saybolt Universal viscosity at 37.8˚C of less than 45 seconds (light fuel oils) > Other > Containing more than 15 ppm but not more than 500 ppm of sulfur
2710.19.11.14	Having a Saybolt Universal viscosity at 37.8˚C of less than 45 seconds (light fuel oils) > Other > Containing more than 500 ppm of sulfur
2710.19.11.15	Having a Saybolt Universal viscosity at 37.8˚C of 45 seconds or more but not more than 125 seconds (No. 4-type fuel oils) > Containing not more than 500 ppm of sulfur
2710.19.11.25	Having a Saybolt Universal viscosity at 37.8˚C of 45 seconds or more but not more than 125 seconds (No. 4-type fuel oils) > Containing more than 500 ppm of sulfur
2710.19.11.50	Having a Saybolt Universal viscosity at 37.8˚C of more than 125 seconds (heavy fuel oils)
2710.19.16.00	
2710.19.24.00	
2710.19.25.00	
2710.19.26.00	
2710.19.30.10	Aviation engine lubricating oils
2710.19.30.20	Automotive, diesel or marine engine lubricating oils
2710.19.30.30	Turbine lubricating oil, including marine
2710.19.30.40	Automotive gear oils
2710.19.30.50	Steam cylinder oils
2710.19.30.70	Quenching or cutting oils
2710.19.30.80	Other
2710.19.35.00	
2710.19.40.00	
2710.19.45.30	White mineral oil > Medicinal grade
2710.19.45.40	White mineral oil > Other
2710.19.45.45	Insulating or transformer oils
2710.19.45.90	Other
2710.19.90.00	
2710.20.05.10	Having a Saybolt Universal viscosity at 37.8˚C of 45 seconds or more but not more than 125 seconds (No. 4-type fuel oils)
2710.20.05.20	Having a Saybolt Universal viscosity at 37.8˚C of more than 125 seconds (heavy fuel oils)
2710.20.05.50	Other
2710.20.10.02	Having a Saybolt Universal viscosity at 37.8˚C of less than 45 seconds (light fuel oils) > Fuel oils Nos. 2 and 3 > Diesel oil > Containing not more than 15 ppm of sulfur
2710.20.10.03	Having a Saybolt Universal viscosity at 37.8˚C of less than 45 seconds (light fuel oils) > Fuel oils Nos. 2 and 3 > Diesel oil > Containing more than 15 ppm but not more than 500 ppm of sulfur
2710.20.10.04	Having a Saybolt Universal viscosity at 37.8˚C of less than 45 seconds (light fuel oils) > Fuel oils Nos. 2 and 3 > Diesel oil > Containing more than 500 ppm of sulfur
2710.20.10.05	Having a Saybolt Universal viscosity at 37.8˚C of less than 45 seconds (light fuel oils) > Fuel oils Nos. 2 and 3 > Other > Containing not more than 15 ppm of sulfur
2710.20.10.07	Having a Saybolt Universal viscosity at 37.8˚C of less than 45 seconds (light fuel oils) > Fuel oils Nos. 2 and 3 > Other > Containing more than 15 ppm but not more than 500 ppm of sulfur
2710.20.10.08	Having a Saybolt Universal viscosity at 37.8˚C of less than 45 seconds (light fuel oils) > Fuel oils Nos. 2 and 3 > Other > Containing more than 500 ppm of sulfur
2710.20.10.11	Having a Saybolt Universal viscosity at 37.8˚C of less than 45 seconds (light fuel oils) > Other > Containing not more than 15 ppm of sulfur
2710.20.10.13	Having a Saybolt Universal viscosity at 37.8˚C of less than 45 seconds (light fuel oils) > Other > Containing more than 15 ppm but not more than 500 ppm of sulfur
2710.20.10.14	Having a Saybolt Universal viscosity at 37.8˚C of less than 45 seconds (light fuel oils) > Other > Containing more than 500 ppm of sulfur
2710.20.10.15	Having a Saybolt Universal viscosity at 37.8˚C of 45 seconds or more but not more than 125 seconds (No. 4-type fuel oils) > Containing not more than 500 ppm of sulfur
2710.20.10.25	Having a Saybolt Universal viscosity at 37.8˚C of 45 seconds or more but not more than 125 seconds (No. 4-type fuel oils) > Containing more than 500 ppm of sulfur
2710.20.10.50	Having a Saybolt Universal viscosity at 37.8˚C of more than 125 seconds (heavy fuel oils)
2710.20.15.00	
2710.20.25.00	
2710.91.00.10	Containing polychlorinated biphenyls (PCBs) at a concentration level of 50 mg/kg or more
2710.91.00.50	Other, containing polychlorinated terphenyls (PCTs) or polybrominated biphenyls (PBBs), whether or not also containing polychlorinated biphenyls (PCBs) at a concentration level of less than 50 mg/kg
2710.99.05.00	
2710.99.10.00	
2710.99.16.00	
2710.99.21.00	
2710.99.31.00	
2710.99.32.00	
2710.99.39.00	
2710.99.45.00	
2710.99.90.00	
2711.11.00.00	
2711.12.00.10	Propane with a minimum purity of 90 liquid volume percent
2711.12.00.20	Other
2711.13.00.10	Butanes with a purity of 90 liquid volume percent or more, but less than 95 liquid volume percent
2711.13.00.20	Other
2711.14.00.10	Ethylene
2711.14.00.20	Propylene
2711.14.00.30	Butylene
2711.14.00.40	Butadiene
2711.19.00.10	Ethane
2711.19.00.20	Other
2711.21.00.00	
2711.29.00.10	Propane > Propane with a minimum purity of 90 liquid volume percent
2711.29.00.15	Propane > Other
2711.29.00.20	Butanes > Butanes with a purity of 90 liquid volume percent or more, but less than 95 liquid volume percent
2711.29.00.25	Butanes > Other
2711.29.00.60	Other
2712.10.00.00	
2712.20.00.00	
2712.90.10.00	
2712.90.20.00	
2713.11.00.00	
2713.12.00.00	
2713.20.00.00	
2713.90.00.00	
2714.10.00.00	
2714.90.00.00	
2715.00.00.00	
2716.00.00.00	
2801.10.00.00	
2801.20.00.00	
2801.30.10.00	
2801.30.20.00	
2802.00.00.00	
2803.00.00.10	Carbon black
2803.00.00.50	Other
2804.10.00.00	
2804.21.00.00	
2804.29.00.10	Helium
2804.29.00.20	Neon
2804.29.00.30	Isotopically pure rare gases having a purity of 99 percent or more by volume
2804.29.00.55	Other
2804.30.00.00	
2804.40.00.00	
2804.50.00.10	Boron
2804.50.00.20	Tellurium
2804.61.00.00	
2804.69.10.00	
2804.69.50.00	
2804.70.00.00	
2804.80.00.00	
2804.90.00.00	
2805.11.00.00	
2805.12.00.00	
2805.19.10.00	
2805.19.20.00	
2805.19.90.10	Lithium
2805.19.90.90	Other
2805.30.00.05	Not intermixed or interalloyed > Lanthanum
2805.30.00.10	Not intermixed or interalloyed > Cerium
2805.30.00.15	Not intermixed or interalloyed > Praseodymium
2805.30.00.20	Not intermixed or interalloyed > Neodymium
2805.30.00.50	Not intermixed or interalloyed > Other
2805.30.00.90	Other
2805.40.00.00	
2806.10.00.00	
2806.20.00.00	
2807.00.00.00	
2808.00.00.10	Nitric acid
2808.00.00.20	Sulfonitric acids
2809.10.00.00	
2809.20.00.10	Phosphoric acid > Fertilizer grade > Containing less than 65 percent available diphosphorus pentaoxide (P2O5) equivalents
2809.20.00.20	Phosphoric acid > Fertilizer grade > Other
2809.20.00.30	Phosphoric acid > Other
2809.20.00.40	Polyphosphoric acids
2810.00.00.00	
2811.11.00.00	
2811.12.00.00	
2811.19.10.00	
2811.19.30.00	
2811.19.61.10	Sulfamic acid
2811.19.61.90	Other
2811.21.00.00	
2811.22.10.00	
2811.22.50.00	
2811.29.10.00	
2811.29.20.00	
2811.29.30.00	
2811.29.50.00	
2812.11.00.00	
2812.12.00.00	
2812.13.00.00	
2812.14.00.00	
2812.15.00.00	
2812.16.00.00	
2812.17.00.00	
2812.19.00.10	Arsenic trichloride
2812.19.00.90	Other
2812.90.00.10	Sulfur hexafluoride
2812.90.00.90	Other
2813.10.00.00	
2813.90.10.00	
2813.90.20.00	
2813.90.50.00	
2814.10.00.00	
2814.20.00.00	
2815.11.00.00	
2815.12.00.00	
2815.20.00.50	In solid form
2815.20.00.90	Other
2815.30.00.00	
2816.10.00.00	
2816.40.10.00	
2816.40.20.00	
2817.00.00.00	
2818.10.10.00	
2818.10.20.10	White, pink or ruby, containing more than 97.5 percent by weight of aluminum oxide
2818.10.20.90	Other
2818.20.00.00	
2818.30.00.00	
2819.10.00.00	
2819.90.00.00	
2820.10.00.00	
2820.90.00.00	
2821.10.00.10	Synthetic pigments > Black
2821.10.00.20	Synthetic pigments > Red
2821.10.00.30	Synthetic pigments > Yellow
2821.10.00.40	Synthetic pigments > Other
2821.10.00.50	Other
2821.20.00.00	
2822.00.00.10	Cobalt(II, III) oxide (cobalt tetroxide)
2822.00.00.90	Other
2823.00.00.00	
2824.10.00.00	
2824.90.10.00	
2824.90.20.00	
2824.90.50.00	
2825.10.00.00	
2825.20.00.00	
2825.30.00.10	Vanadium pentoxide (anhydride)
2825.30.00.50	Other
2825.40.00.00	
2825.50.10.00	
2825.50.20.00	
2825.50.30.00	
2825.60.00.10	Germanium dioxide
2825.60.00.20	Zirconium dioxide
2825.60.00.50	Other
2825.70.00.00	
2825.80.00.00	
2825.90.10.00	
2825.90.15.00	
2825.90.20.00	
2825.90.30.00	
2825.90.75.00	
2825.90.90.00	
2826.12.00.00	
2826.19.10.00	
2826.19.20.00	
2826.19.90.00	
2826.30.00.00	
2826.90.10.00	
2826.90.90.10	Lithium hexafluorophosphate
2826.90.90.90	Other
2827.10.00.00	
2827.20.00.00	
2827.31.00.00	
2827.32.00.00	
2827.35.00.00	
2827.39.10.00	
2827.39.25.00	
2827.39.30.00	
2827.39.40.00	
2827.39.45.00	
2827.39.55.00	
2827.39.60.00	
2827.39.65.00	
2827.39.90.10	Of lithium
2827.39.90.50	Other
2827.41.00.00	
2827.49.10.00	
2827.49.50.00	
2827.51.00.00	
2827.59.25.00	
2827.59.51.00	
2827.60.10.00	
2827.60.20.00	
2827.60.51.00	
2828.10.00.00	
2828.90.00.00	
2829.11.00.00	
2829.19.01.00	
2829.90.05.00	
2829.90.25.00	
2829.90.40.00	
2829.90.61.00	
2830.10.00.00	
2830.90.10.00	
2830.90.15.00	
2830.90.20.00	
2830.90.90.00	
2831.10.10.00	
2831.10.50.00	
2831.90.00.00	
2832.10.00.00	
2832.20.00.00	
2832.30.10.00	
2832.30.50.00	
2833.11.10.00	
2833.11.50.10	Anhydrous
2833.11.50.50	Other
2833.19.00.00	
2833.21.00.00	
2833.22.00.00	
2833.24.00.00	
2833.25.00.00	
2833.27.00.00	
2833.29.10.00	
2833.29.20.00	
2833.29.30.00	
2833.29.40.00	
2833.29.45.00	
2833.29.51.10	Of manganese
2833.29.51.90	Other
2833.30.00.00	
2833.40.20.00	
2833.40.60.10	Of potassium
2833.40.60.20	Of ammonium
2833.40.60.50	Other
2834.10.10.00	
2834.10.50.00	
2834.21.00.00	
2834.29.05.00	
2834.29.10.00	
2834.29.20.00	
2834.29.51.00	
2835.10.00.00	
2835.22.00.00	
2835.24.00.00	
2835.25.00.00	
2835.26.00.00	
2835.29.10.00	
2835.29.20.00	
2835.29.30.00	
2835.29.51.00	
2835.31.00.00	
2835.39.10.00	
2835.39.50.00	
2836.20.00.00	
2836.30.00.00	
2836.40.10.00	
2836.40.20.00	
2836.50.00.00	
2836.60.00.00	
2836.91.00.10	U.S.P. grade
2836.91.00.50	Other
2836.92.00.00	
2836.99.10.00	
2836.99.20.00	
2836.99.30.00	
2836.99.40.00	
2836.99.50.10	Zirconium carbonates
2836.99.50.50	Other
2837.11.00.00	
2837.19.01.10	Potassium cyanide
2837.19.01.15	Calcium cyanide
2837.19.01.25	Other
2837.20.10.00	
2837.20.51.00	
2839.11.00.00	
2839.19.00.00	
2839.90.10.00	
2839.90.50.00	
2840.11.00.00	
2840.19.00.00	
2840.20.00.00	
2840.30.00.10	Sodium perborate
2840.30.00.50	Other
2841.30.00.00	
2841.50.10.00	
2841.50.91.00	
2841.61.00.00	
2841.69.00.10	Sodium permanganate
2841.69.00.90	Other
2841.70.10.00	
2841.70.50.00	
2841.80.00.10	Of ammonium
2841.80.00.20	Of calcium
2841.80.00.50	Other
2841.90.10.00	
2841.90.20.00	
2841.90.30.00	
2841.90.40.00	
2841.90.45.00	
2841.90.50.00	
2842.10.00.00	
2842.90.10.00	
2842.90.90.10	Selenides and tellurides
2842.90.90.50	Other
2843.10.00.00	
2843.21.00.00	
2843.29.01.00	
2843.30.00.00	
2843.90.00.00	
2844.10.10.00	
2844.10.20.10	Oxide
2844.10.20.25	Hexafluoride
2844.10.20.55	Other
2844.10.50.00	
2844.20.00.10	Uranium compounds > Oxide
2844.20.00.20	Uranium compounds > Fluorides
2844.20.00.30	Uranium compounds > Other
2844.20.00.50	Other
2844.30.10.00	
2844.30.20.10	Oxide
2844.30.20.20	Fluorides
2844.30.20.50	Other
2844.30.50.10	Uranium metal
2844.30.50.50	Other
2844.41.00.00	
2844.42.00.00	
2844.43.00.10	Elements, isotopes and compounds with cobalt-60 radioactivity only
2844.43.00.21	Other elements, isotopes and compounds > Americium-241, californium-252, cesium-137, gadolinium-153, idium-192, promethium-147, radium-226, selenium-75, or ytterbium-169
2844.43.00.28	Other elements, isotopes and compounds > Other
2844.43.00.50	Other
2844.44.00.00	
2844.50.00.00	
2845.10.00.00	
2845.20.00.00	
2845.30.00.00	
2845.40.00.00	
2845.90.01.00	
2846.10.00.10	Cerium oxides
2846.10.00.50	Other
2846.90.20.05	Rare-earth oxides except cerium oxides > Containing lanthanum as the predominant metal
2846.90.20.15	Rare-earth oxides except cerium oxides > Containing yttrium or scandium as the predominant metal
2846.90.20.40	Rare-earth oxides except cerium oxides > Other
2846.90.20.82	Rare-earth chlorides except cerium chlorides > Containing yttrium or scandium as the predominant metal
2846.90.20.84	Rare-earth chlorides except cerium chlorides > Other
2846.90.40.00	
2846.90.80.70	Mixtures of rare-earth carbonates other than of cerium carbonate > Containing lanthanum as the predominant metal
2846.90.80.75	Mixtures of rare-earth carbonates other than of cerium carbonate > Other
2846.90.80.90	Other
2847.00.00.00	
2849.10.00.00	
2849.20.10.00	
2849.20.20.00	
2849.90.10.00	
2849.90.20.00	
2849.90.30.00	
2849.90.50.00	
2850.00.05.00	
2850.00.07.00	
2850.00.10.00	
2850.00.20.00	
2850.00.50.00	
2852.10.10.00	
2852.10.90.00	
2852.90.05.00	
2852.90.90.00	
2853.10.00.00	
2853.90.10.00	
2853.90.50.00	
2853.90.90.10	Gallium arsenide wafers, undoped
2853.90.90.90	Other
2901.10.10.00	
2901.10.30.00	
2901.10.40.00	
2901.10.50.00	
2901.21.00.00	
2901.22.00.00	
2901.23.00.00	
2901.24.10.00	
2901.24.20.00	
2901.24.50.00	
2901.29.10.10	Linear α-olefins (C6-C30), unmixed
2901.29.10.50	Other
2901.29.50.00	
2902.11.00.00	
2902.19.00.10	Dicyclopentadiene
2902.19.00.50	Other
2902.20.00.00	
2902.30.00.00	
2902.41.00.00	
2902.42.00.00	
2902.43.00.00	
2902.44.00.00	
2902.50.00.00	
2902.60.00.00	
2902.70.00.00	
2902.90.10.00	
2902.90.20.00	
2902.90.30.10	Dodecylbenzene
2902.90.30.50	Other
2902.90.40.00	
2902.90.60.00	
2902.90.90.00	
2903.11.00.10	Chloromethane (Methyl chloride)
2903.11.00.20	Chloroethane (Ethyl chloride)
2903.12.00.00	
2903.13.00.00	
2903.14.00.00	
2903.15.00.00	
2903.19.05.00	
2903.19.10.00	
2903.19.30.00	
2903.19.60.10	Methylchloroform (1,1,1-Trichloroethane)
2903.19.60.50	Other
2903.21.00.00	
2903.22.00.00	
2903.23.00.00	
2903.29.00.00	
2903.41.10.00	
2903.42.10.00	
2903.43.10.00	
2903.44.10.10	1,1,1,2,2-Pentafluoroethane (HFC-125)
2903.44.10.20	1,1,1-Trifluoroethane (HFC-143a)
2903.44.10.30	1,1,2-trifluoroethane (HFC-143)
2903.45.10.00	
2903.46.10.00	
2903.47.10.00	
2903.48.00.00	
2903.49.00.00	
2903.51.10.00	
2903.59.10.10	
2903.59.90.00	
2903.61.00.00	
2903.62.10.00	
2903.69.10.00	
2903.69.90.00	
2903.71.01.00	
2903.72.01.00	
2903.73.01.00	
2903.74.01.00	
2903.75.01.00	
2903.76.01.00	
2903.77.00.10	Trichlorofluoromethane
2903.77.00.20	Trichlorotrifluoroethanes
2903.77.00.30	Dichlorotetrafluoroethane (CFC-114)
2903.77.00.40	Monochloropentafluoroethane (CFC-115)
2903.77.00.50	Dichlorodifluoromethane
2903.77.00.80	Other
2903.78.00.00	
2903.79.10.00	
2903.79.90.30	Monochlorotetrafluoroethane (HCFC-124)
2903.79.90.70	Other
2903.81.00.00	
2903.82.00.00	
2903.83.00.00	
2903.89.05.00	
2903.89.11.00	
2903.89.15.00	
2903.89.20.00	
2903.89.31.00	
2903.89.40.00	
2903.89.60.00	
2903.89.70.10	Other hexabromocyclododecanes (HBCDs)
2903.89.70.90	Other
2903.91.10.00	
2903.91.20.00	
2903.91.30.00	
2903.92.00.00	
2903.93.00.00	
2903.94.00.00	
2903.99.05.00	
2903.99.08.00	
2903.99.10.00	
2903.99.15.00	
2903.99.20.00	
2903.99.23.00	
2903.99.27.00	
2903.99.30.00	
2903.99.80.01	
2904.10.04.00	
2904.10.08.00	
2904.10.10.00	
2904.10.15.00	
2904.10.32.00	
2904.10.37.00	
2904.10.50.00	
2904.20.10.00	
2904.20.15.00	
2904.20.20.00	
2904.20.30.00	
2904.20.35.00	
2904.20.40.00	
2904.20.45.00	
2904.20.50.00	
2904.31.00.00	
2904.32.00.00	
2904.33.00.00	
2904.34.00.00	
2904.35.00.00	
2904.36.00.00	
2904.91.00.00	
2904.99.04.00	
2904.99.08.00	
2904.99.15.00	
2904.99.20.00	
2904.99.30.00	
2904.99.35.00	
2904.99.40.00	
2904.99.47.00	
2904.99.50.00	
2905.11.10.00	
2905.11.20.10	Imported for use in chemical production, including production of aldehydes, plastics, olefins and resins
2905.11.20.15	For use in wastewater treatment
2905.11.20.85	Other
2905.12.00.10	Propan-1-ol
2905.12.00.50	Propan-2-ol
2905.13.00.00	
2905.14.10.00	
2905.14.50.10	2-Methylpropan-1-ol (Isobutyl alcohol)
2905.14.50.50	Other
2905.16.00.10	2-Ethylhexan-1-ol
2905.16.00.50	Other
2905.17.00.00	
2905.19.10.00	
2905.19.90.05	3,3-Dimethylbutan-2-ol (pinacolyl alcohol)
2905.19.90.10	Decyl alcohol and isomers thereof
2905.19.90.20	Hexyl alcohol and isomers thereof
2905.19.90.90	Other
2905.22.10.00	
2905.22.20.00	
2905.22.50.10	Citronellol
2905.22.50.50	Other
2905.29.10.00	
2905.29.90.00	
2905.31.00.00	
2905.32.00.00	
2905.39.10.00	
2905.39.20.00	
2905.39.60.00	
2905.39.90.00	
2905.41.00.00	
2905.42.00.00	
2905.43.00.00	
2905.44.00.00	
2905.45.00.00	
2905.49.10.00	
2905.49.20.00	
2905.49.30.00	
2905.49.40.00	
2905.49.50.01	
2905.51.00.00	
2905.59.10.00	
2905.59.30.00	
2905.59.90.00	
2906.11.00.00	
2906.12.00.00	
2906.13.10.00	
2906.13.50.00	
2906.19.10.00	
2906.19.30.00	
2906.19.50.00	
2906.21.00.00	
2906.29.10.00	
2906.29.20.00	
2906.29.30.00	
2906.29.60.00	
2907.11.00.00	
2907.12.00.00	
2907.13.00.00	
2907.15.10.00	
2907.15.30.00	
2907.15.60.00	
2907.19.10.00	
2907.19.20.00	
2907.19.40.00	
2907.19.61.00	
2907.19.80.00	
2907.21.00.00	
2907.22.10.00	
2907.22.50.00	
2907.23.00.00	
2907.29.05.00	
2907.29.10.00	
2907.29.15.00	
2907.29.25.00	
2907.29.90.00	
2908.11.00.00	
2908.19.05.00	
2908.19.10.00	
2908.19.15.00	
2908.19.20.00	
2908.19.25.00	
2908.19.35.00	
2908.19.60.00	
2908.91.00.00	
2908.92.00.00	
2908.99.03.00	
2908.99.06.00	
2908.99.09.00	
2908.99.12.00	
2908.99.15.00	
2908.99.20.00	
2908.99.25.00	
2908.99.33.00	
2908.99.40.00	
2908.99.80.00	
2908.99.90.00	
2909.11.00.00	
2909.19.14.00	
2909.19.18.00	
2909.19.30.00	
2909.19.60.00	
2909.20.00.00	
2909.30.05.00	
2909.30.07.00	
2909.30.09.00	
2909.30.10.00	
2909.30.20.00	
2909.30.30.00	
2909.30.40.00	
2909.30.60.00	
2909.41.00.00	
2909.43.00.00	
2909.44.01.10	Monomethyl ethers of ethylene glycol or of diethylene glycol
2909.44.01.50	Other
2909.49.05.00	
2909.49.10.00	
2909.49.15.00	
2909.49.20.00	
2909.49.30.00	
2909.49.60.00	
2909.50.10.00	
2909.50.20.00	
2909.50.40.10	Eugenol and isoeugenol
2909.50.40.50	Other
2909.50.45.00	
2909.50.50.00	
2909.60.10.00	
2909.60.20.00	
2909.60.50.00	
2910.10.00.00	
2910.20.00.00	
2910.30.00.00	
2910.40.00.00	
2910.50.00.00	
2910.90.10.00	
2910.90.20.00	
2910.90.91.00	
2911.00.10.00	
2911.00.50.00	
2912.11.00.00	
2912.12.00.00	
2912.19.10.00	
2912.19.20.00	
2912.19.25.00	
2912.19.30.00	
2912.19.40.00	
2912.19.50.00	
2912.21.00.00	
2912.29.10.00	
2912.29.30.00	
2912.29.60.10	Odoriferous or flavoring compounds
2912.29.60.90	Other
2912.41.00.00	
2912.42.00.00	
2912.49.10.00	
2912.49.15.00	
2912.49.26.00	
2912.49.55.00	
2912.49.60.00	
2912.49.90.00	
2912.50.10.00	
2912.50.50.00	
2912.60.00.00	
2913.00.20.00	
2913.00.40.00	
2913.00.50.00	
2914.11.10.00	
2914.11.50.00	
2914.12.00.00	
2914.13.00.00	
2914.19.00.00	
2914.22.10.00	
2914.22.20.00	
2914.23.00.00	
2914.29.10.00	
2914.29.30.00	
2914.29.31.00	
2914.29.50.00	
2914.31.00.00	
2914.39.10.00	
2914.39.90.00	
2914.40.10.00	
2914.40.20.00	
2914.40.40.00	
2914.40.60.00	
2914.40.90.00	
2914.50.10.00	
2914.50.30.00	
2914.50.50.00	
2914.61.00.00	
2914.62.00.00	
2914.69.10.00	
2914.69.21.00	
2914.69.60.00	
2914.69.90.00	
2914.71.00.00	
2914.79.10.00	
2914.79.30.00	
2914.79.40.00	
2914.79.60.00	
2914.79.90.00	
2915.11.00.00	
2915.12.00.00	
2915.13.10.00	
2915.13.50.00	
2915.21.00.00	
2915.24.00.00	
2915.29.10.00	
2915.29.20.00	
2915.29.30.00	
2915.29.50.00	
2915.31.00.00	
2915.32.00.00	
2915.33.00.00	
2915.36.00.00	
2915.39.10.00	
2915.39.20.00	
2915.39.31.00	
2915.39.35.00	
2915.39.40.00	
2915.39.45.10	n-Propyl acetate
2915.39.45.50	Other
2915.39.47.00	
2915.39.60.00	
2915.39.70.00	
2915.39.80.00	
2915.39.90.00	
2915.40.10.00	
2915.40.20.00	
2915.40.30.00	
2915.40.50.10	Sodium chloroacetate
2915.40.50.50	Other
2915.50.10.00	
2915.50.20.00	
2915.50.50.00	
2915.60.10.00	
2915.60.50.00	
2915.70.01.10	Palmitic acid
2915.70.01.20	Stearic acid
2915.70.01.50	Other
2915.90.10.10	Lauric acid
2915.90.10.50	Other
2915.90.14.00	
2915.90.18.10	Perfluorooctanoic acids and their salts
2915.90.18.90	Other
2915.90.20.00	
2915.90.50.10	Acid chlorides
2915.90.50.50	Other
2916.11.00.00	
2916.12.10.00	
2916.12.50.10	Ethyl acrylate
2916.12.50.20	Methyl acrylate
2916.12.50.30	Butyl acrylate
2916.12.50.40	2-Ethyl-1-hexyl acrylate
2916.12.50.50	Other
2916.13.00.00	
2916.14.10.00	
2916.14.20.10	Ethyl methacrylate
2916.14.20.20	Methyl methacrylate
2916.14.20.50	Other
2916.15.10.00	
2916.15.51.00	
2916.16.00.00	
2916.19.10.00	
2916.19.20.00	
2916.19.30.00	
2916.19.50.00	
2916.20.10.00	
2916.20.50.00	
2916.31.11.05	Benzoic acid
2916.31.11.70	Sodium benzoate
2916.31.11.90	Other
2916.31.20.00	
2916.31.30.00	
2916.31.50.00	
2916.32.10.00	
2916.32.20.00	
2916.34.10.00	
2916.34.15.00	
2916.34.25.00	
2916.34.55.00	
2916.39.03.00	
2916.39.04.00	
2916.39.06.00	
2916.39.08.00	
2916.39.12.00	
2916.39.15.00	
2916.39.16.00	
2916.39.17.00	
2916.39.21.00	
2916.39.46.00	
2916.39.77.00	
2916.39.79.00	
2917.11.00.00	
2917.12.10.00	
2917.12.20.00	
2917.12.50.00	
2917.13.00.30	Sebacic acid
2917.13.00.90	Other
2917.14.10.00	
2917.14.50.00	
2917.19.10.00	
2917.19.15.00	
2917.19.17.00	
2917.19.20.00	
2917.19.23.00	
2917.19.27.00	
2917.19.30.00	
2917.19.35.00	
2917.19.40.00	
2917.19.70.20	Plasticizers
2917.19.70.50	Other
2917.20.00.00	
2917.32.00.00	
2917.33.00.10	Diisodecyl orthophthalate
2917.33.00.50	Other
2917.34.01.10	Dibutyl orthophthalate
2917.34.01.50	Other
2917.35.00.00	
2917.36.00.00	
2917.37.00.00	
2917.39.04.00	
2917.39.08.00	
2917.39.12.00	
2917.39.15.00	
2917.39.17.00	
2917.39.20.00	
2917.39.30.00	
2917.39.70.00	
2918.11.10.00	
2918.11.51.00	
2918.12.00.00	
2918.13.10.00	
2918.13.20.00	
2918.13.30.00	
2918.13.50.00	
2918.14.00.00	
2918.15.10.00	
2918.15.50.00	
2918.16.10.00	
2918.16.50.10	Sodium gluconate
2918.16.50.20	Calcium gluconate
2918.16.50.90	Other
2918.17.00.01	
2918.18.00.00	
2918.19.11.00	
2918.19.12.00	
2918.19.15.00	
2918.19.20.00	
2918.19.31.00	
2918.19.60.00	
2918.19.90.00	
2918.21.10.00	
2918.21.50.00	
2918.22.10.00	
2918.22.50.00	
2918.23.10.00	
2918.23.20.00	
2918.23.30.00	
2918.23.50.00	
2918.29.04.00	
2918.29.06.00	
2918.29.08.00	
2918.29.20.00	
2918.29.22.00	
2918.29.25.00	
2918.29.30.00	
2918.29.39.00	
2918.29.65.00	
2918.29.75.00	
2918.30.10.00	
2918.30.15.00	
2918.30.25.00	
2918.30.30.00	
2918.30.70.00	
2918.30.90.00	
2918.91.00.00	
2918.99.05.00	
2918.99.06.00	
2918.99.14.00	
2918.99.18.00	
2918.99.20.10	2,4-Dichlorophenoxyacetic acid, its salts and esters
2918.99.20.15	2-Methyl-4-chlorophenoxyacetic acid
2918.99.20.50	Other
2918.99.30.00	
2918.99.35.00	
2918.99.43.00	
2918.99.47.00	
2918.99.50.00	
2919.10.00.00	
2919.90.15.00	
2919.90.25.00	
2919.90.30.00	
2919.90.50.10	Plasticizers
2919.90.50.50	Other
2920.11.00.00	
2920.19.10.00	
2920.19.40.00	
2920.19.50.00	
2920.21.00.00	
2920.22.00.00	
2920.23.00.00	
2920.24.00.00	
2920.29.00.00	
2920.30.00.00	
2920.90.10.00	
2920.90.20.00	
2920.90.51.00	
2921.11.00.00	
2921.12.01.00	
2921.13.00.00	
2921.14.00.00	
2921.19.11.00	
2921.19.31.00	
2921.19.61.10	N,N-Dialkyl (methyl, ethyl or n-propyl)-2-chloroethylamines and their protonated salts
2921.19.61.20	Bis(2-chloroethyl)ethylamine)
2921.19.61.30	Chlormethine (INN) (bis(2-chloroethyl)methylamine)
2921.19.61.40	Trichlormethine (INN) (tris(2-chloroethyl)amine)
2921.19.61.95	Other
2921.21.00.00	
2921.22.05.00	
2921.22.10.00	
2921.22.50.00	
2921.29.00.10	Tetraethylene pentamine
2921.29.00.20	Triethylenetetramine
2921.29.00.30	Diethylenetriamine
2921.29.00.55	Other
2921.30.05.00	
2921.30.10.00	
2921.30.30.00	
2921.30.50.00	
2921.41.10.00	
2921.41.20.00	
2921.42.10.00	
2921.42.15.00	
2921.42.16.00	
2921.42.18.00	
2921.42.21.00	
2921.42.22.00	
2921.42.23.00	
2921.42.36.00	
2921.42.55.00	
2921.42.65.00	
2921.42.90.00	
2921.43.04.00	
2921.43.08.00	
2921.43.15.00	
2921.43.19.00	
2921.43.22.00	
2921.43.24.00	
2921.43.40.00	
2921.43.90.20	2-Chloro-p-toluidine-5-sulfonic acid (CAS No. 88-51-7)
2921.43.90.40	p-Toluidine-m-sulfonic acid (CAS No. 88-44-8)
2921.43.90.90	Other
2921.44.05.00	
2921.44.10.00	
2921.44.20.00	
2921.44.70.00	
2921.45.10.00	
2921.45.20.00	
2921.45.25.00	
2921.45.60.00	
2921.45.90.10	2-Amino-1-naphthalenesulfonic acid (Tobias acid)
2921.45.90.90	Other
2921.46.00.00	
2921.49.10.00	
2921.49.15.00	
2921.49.32.00	
2921.49.38.00	
2921.49.43.00	
2921.49.45.00	
2921.49.50.00	
2921.51.10.00	
2921.51.20.00	
2921.51.30.00	
2921.51.50.00	
2921.59.04.00	
2921.59.08.00	
2921.59.17.00	
2921.59.20.00	
2921.59.30.00	
2921.59.40.00	
2921.59.80.10	3,3''-Dichlorobenzidine dihydrochloride
2921.59.80.90	Other
2922.11.00.00	
2922.12.00.01	
2922.14.00.00	
2922.15.00.00	
2922.16.00.00	
2922.17.00.00	
2922.18.00.00	
2922.19.09.00	
2922.19.20.00	
2922.19.33.00	
2922.19.60.00	
2922.19.70.00	
2922.19.90.00	
2922.19.96.10	N,N-(Dialkyl (methyl, ethyl, n-propyl or isopropyl)-2-aminoethanols and their protonated salts > N,N-Dimethyl-2-aminoethanol, N,N-diethyl-2-aminoethanol and their protonated salts
2922.19.96.19	N,N-(Dialkyl (methyl, ethyl, n-propyl or isopropyl)-2-aminoethanols and their protonated salts > Other
2922.19.96.90	Other
2922.21.10.00	
2922.21.25.00	
2922.21.40.00	
2922.21.50.00	
2922.29.03.00	
2922.29.06.00	
2922.29.08.00	
2922.29.10.00	
2922.29.13.00	
2922.29.15.00	
2922.29.20.00	
2922.29.26.00	
2922.29.27.00	
2922.29.29.00	
2922.29.61.00	
2922.29.81.10	p-Nitro-o-anisidine
2922.29.81.90	Other
2922.31.00.00	
2922.39.05.00	
2922.39.10.00	
2922.39.14.00	
2922.39.17.00	
2922.39.25.00	
2922.39.45.00	
2922.39.50.00	
2922.41.00.10	Meeting requirements of Food Chemical Codex, Codex Alimentarius or United States Pharmacopeia
2922.41.00.90	Other
2922.42.10.00	
2922.42.50.00	
2922.43.10.00	
2922.43.50.00	
2922.44.00.00	
2922.49.05.00	
2922.49.10.00	
2922.49.26.00	
2922.49.30.00	
2922.49.37.00	
2922.49.43.00	
2922.49.49.10	Alanine
2922.49.49.15	l-Aspartic acid
2922.49.49.50	Other
2922.49.60.00	
2922.49.80.00	
2922.50.07.00	
2922.50.10.00	
2922.50.11.00	
2922.50.13.00	
2922.50.14.00	
2922.50.17.00	
2922.50.19.00	
2922.50.25.00	
2922.50.35.00	
2922.50.40.00	
2922.50.50.00	
2923.10.00.00	
2923.20.10.00	
2923.20.20.10	Certified organic lecithins
2923.20.20.50	Other
2923.30.00.00	
2923.40.00.00	
2923.90.01.00	
2924.11.00.00	
2924.12.00.00	
2924.19.11.10	Acrylamide
2924.19.11.20	Dimethylformamide
2924.19.11.30	Methacrylamide
2924.19.11.50	Other
2924.19.80.00	
2924.21.04.00	
2924.21.08.00	
2924.21.12.00	
2924.21.16.00	
2924.21.18.00	
2924.21.20.00	
2924.21.45.00	
2924.21.50.00	
2924.23.10.00	
2924.23.70.00	
2924.23.75.00	
2924.24.00.00	
2924.25.00.00	
2924.29.01.00	
2924.29.03.00	
2924.29.05.00	
2924.29.10.00	
2924.29.20.00	
2924.29.23.00	
2924.29.26.00	
2924.29.28.00	
2924.29.31.00	
2924.29.33.00	
2924.29.36.00	
2924.29.43.00	
2924.29.47.00	
2924.29.52.00	
2924.29.57.00	
2924.29.62.10	Acetaminophen
2924.29.62.20	Acetophenetidin (Phenacetin)
2924.29.62.50	Other
2924.29.65.00	
2924.29.71.00	
2924.29.77.10	Acetoacetanilide
2924.29.77.20	Acetoacet-2,5-dimethoxy-4- chloroanilide
2924.29.77.30	p-Aminobenzamide
2924.29.77.90	Other
2924.29.80.00	
2924.29.95.00	
2925.11.00.00	
2925.12.00.00	
2925.19.10.00	
2925.19.30.00	
2925.19.42.00	
2925.19.70.00	
2925.19.91.00	
2925.21.00.00	
2925.29.10.00	
2925.29.18.00	
2925.29.20.00	
2925.29.60.00	
2925.29.70.00	
2925.29.90.00	
2926.10.00.00	
2926.20.00.00	
2926.30.10.00	
2926.30.20.00	
2926.40.00.00	
2926.90.01.00	
2926.90.05.00	
2926.90.08.00	
2926.90.11.00	
2926.90.12.00	
2926.90.14.00	
2926.90.16.00	
2926.90.17.00	
2926.90.19.00	
2926.90.21.00	
2926.90.23.00	
2926.90.25.00	
2926.90.30.00	
2926.90.43.00	
2926.90.48.01	
2926.90.50.10	Malononitrile
2926.90.50.50	Other
2927.00.03.00	
2927.00.06.00	
2927.00.15.00	
2927.00.18.00	
2927.00.25.00	
2927.00.30.00	
2927.00.40.00	
2927.00.50.00	
2928.00.10.00	
2928.00.15.00	
2928.00.25.00	
2928.00.30.00	
2928.00.50.00	
2929.10.10.00	
2929.10.15.00	
2929.10.20.00	
2929.10.27.00	
2929.10.30.00	
2929.10.35.00	
2929.10.55.00	
2929.10.80.10	Methylenedi-p-phenylene isocyanate (MDI)
2929.10.80.90	Other
2929.90.05.00	
2929.90.15.00	
2929.90.20.00	
2929.90.50.15	N,N-Dialkyl (methyl, ethyl,n-propyl or isopropyl) phosphoramidic dihalides > N,N-Dimethylphosphoramidic dichloride
2929.90.50.18	N,N-Dialkyl (methyl, ethyl,n-propyl or isopropyl) phosphoramidic dihalides > Other
2929.90.50.20	Dialkyl (methyl, ethyl, n-propyl or isopropyl)-N,N-dialkyl (methyl, ethyl, n-propyl or isopropyl) phosphoramidates
2929.90.50.30	N-(Dialkyl (≤C10, incl. cycloalkyl) amino))alkylidene (H or ≤C10, incl. cycloalkyl) phosphonamidic fluorides and corresponding alkylated or protonated salts
2929.90.50.40	O-Alkyl (H or ≤C10, incl. cycloalkyl) N-(dialkyl (≤C10, incl. cycloalkyl) amino))alkylidene (H or ≤C10, incl. cycloalkyl) phosphoramidofluoridates and corresponding alkylated or protonated salts
2929.90.50.95	Other
2930.10.01.00	
2930.20.10.00	
2930.20.20.10	Products used principally for rubber processing
2930.20.20.50	Other
2930.20.70.00	
2930.20.90.10	Pesticides
2930.20.90.20	Products used principally for rubber processing
2930.20.90.50	Other
2930.30.30.00	
2930.30.60.00	
2930.40.00.00	
2930.60.00.00	
2930.70.00.00	
2930.80.00.00	
2930.90.10.00	
2930.90.24.00	
2930.90.26.00	
2930.90.29.00	
2930.90.30.00	
2930.90.42.00	
2930.90.43.10	O-Ethyl-S-phenylethylphosphono- thiolothionate (fonofos)
2930.90.43.15	Phorate (ISO)
2930.90.43.20	Compounds containing a phosphorus atom to which is bonded one methyl, ethyl, n-propyl or isopropyl group, but no other carbon atoms
2930.90.43.30	Terbufos (ISO)
2930.90.43.90	Other
2930.90.46.00	
2930.90.49.10	Thioglycolic acid
2930.90.49.20	Mercaptocarboxylic acids
2930.90.49.50	Other
2930.90.71.00	
2930.90.92.08	O,O-Diethyl S-[2-(diethylamino)- ethyl] phosphorothioate and its alkylated or protonated salts; and Thiodiglycol (INN) (bis(2-hydroxy- ethyl) sulfide)
2930.90.92.10	Cysteine hydrochloride
2930.90.92.12	2-Ethylhexyl mercaptoacetate
2930.90.92.22	N,N-Dialkyl (methyl, ethyl, n-propyl or isopropyl) aminoethane-2-thiols and their protonated salts, except for 2-(N,N- dimethylamino)ethanethiol and 2-(N,N- diethylamino)ethanethiol
2930.90.92.25	Other compounds containing a phosphorus atom to which is bonded one methyl, ethyl, n-propyl or isopropyl group, but no other carbon atoms
2930.90.92.31	Other > Products used principally for rubber processing
2930.90.92.35	Other > Drugs
2930.90.92.51	Other > Other
2931.10.00.00	
2931.20.00.00	
2931.41.00.00	
2931.42.00.00	
2931.43.00.00	
2931.44.00.00	
2931.45.00.00	
2931.46.00.00	
2931.47.00.00	
2931.48.00.00	
2931.49.00.05	O-Alkyl (≤C10, including cycloalkyl) N,N-dialkyl (methyl, ethyl, n-propyl or isopropyl) phosphoramidocyanidates
2931.49.00.08	[O-2-(Dialkyl (methyl, ethyl, n-propyl or isopropyl) amino)ethyl] hydrogen alkyl (methyl, ethyl, n-propyl or isopropyl) phosphonites and their O-alkyl (≤C10, including cycloalkyl) esters; alkylated or protonated salts thereof
2931.49.00.10	2-Amino-4-[hydroxy(methyl)phosphonoyl] butanoic acid (glufosinate) and its salts and esters
2931.49.00.15	Butyl methylphosphinate
2931.49.00.20	N-(Phosphonomethyl) glycine (glyphosate) and its salts and esters
2931.49.00.25	Bis(1-methylpentyl) methylphosphonate
2931.49.00.55	Other > Containing a phosphorus atom to which one methyl, ethyl, n-propyl or isopropyl group is bonded but no further carbon atoms
2931.49.00.80	Other > Other
2931.51.00.00	
2931.52.00.00	
2931.53.00.00	
2931.54.00.00	
2931.59.00.10	O-Alkyl (≤ C10, including cycloalkyl) alkyl (methyl, ethyl,n- propyl or isopropyl) phosphonofluoridates
2931.59.00.15	Alkyl (methyl, ethyl, n-propyl or isopropyl) phosphonyl difluorides
2931.59.00.20	O-Isopropyl methylphosphonochloridate
2931.59.00.25	O-Pinacolyl methylphosphonochloridate
2931.59.00.30	P-Alkyl (≤ C10, incl. cycloalkyl) N-(1-(dialkyl (≤ C10, incl. cycloalkyl) amino))alkylidene (H or ≤C10, incl. cycloalkyl) phosphonamidic fluorides and corresponding alkylated or protonated salts
2931.59.00.35	Methyl- bis(diethylamino)methylene)phosphonamidofluoridate
2931.59.00.60	Containing a phosphorus atom to which one methyl, ethyl, n-propyl or isopropyl group is bonded but no further carbon atoms
2931.59.00.80	Other
2931.90.05.00	
2931.90.10.00	
2931.90.15.00	
2931.90.22.00	
2931.90.26.00	
2931.90.30.00	
2931.90.60.00	
2931.90.70.00	
2931.90.90.10	Organo-silicon compounds
2931.90.90.21	Organo-tin compounds > Dibutyltin oxide
2931.90.90.25	Organo-tin compounds > Tetrabutyltin
2931.90.90.29	Organo-tin compounds > Other
2931.90.90.30	2-Chlorovinyldichloroarsine
2931.90.90.35	Bis(2-chlorovinyl)chloroarsine
2931.90.90.40	Tris(2-chlorovinyl)arsine
2931.90.90.52	Other
2932.11.00.00	
2932.12.00.00	
2932.13.00.00	
2932.14.00.00	
2932.19.10.00	
2932.19.51.00	
2932.20.05.00	
2932.20.10.00	
2932.20.20.00	
2932.20.25.00	
2932.20.30.00	
2932.20.45.00	
2932.20.50.10	Butyrolactone
2932.20.50.20	Glucono-δ-lactone
2932.20.50.30	Sodium erythorbate (Sodium isoascorbate)
2932.20.50.50	Other
2932.91.00.00	
2932.92.00.00	
2932.93.00.00	
2932.94.00.00	
2932.95.00.00	
2932.96.00.00	
2932.99.04.00	
2932.99.08.00	
2932.99.21.00	
2932.99.32.00	
2932.99.35.00	
2932.99.39.00	
2932.99.55.00	
2932.99.61.00	
2932.99.70.00	
2932.99.90.10	Glucosamine and its salts and esters
2932.99.90.90	Other
2933.11.00.00	
2933.19.04.00	
2933.19.08.00	
2933.19.15.00	
2933.19.18.00	
2933.19.23.00	
2933.19.30.10	Couplers, for use in color negative photographic paper
2933.19.30.95	Other
2933.19.35.00	
2933.19.37.00	
2933.19.43.00	
2933.19.45.00	
2933.19.70.00	
2933.19.90.00	
2933.21.00.00	
2933.29.05.00	
2933.29.10.00	
2933.29.20.00	
2933.29.35.00	
2933.29.43.00	
2933.29.45.00	
2933.29.60.00	
2933.29.90.00	
2933.31.00.00	
2933.32.10.00	
2933.32.50.00	
2933.33.01.00	
2933.34.00.00	
2933.35.00.00	
2933.36.00.00	
2933.37.00.00	
2933.39.08.00	
2933.39.10.00	
2933.39.20.00	
2933.39.21.00	
2933.39.23.00	
2933.39.25.00	
2933.39.27.00	
2933.39.31.00	
2933.39.41.00	
2933.39.61.10	3-Quinuclidinyl benzilate
2933.39.61.20	1-[N,N-Dialkyl (≤C10)-N-(n-(hydroxyl, cyano, acetoxy)alkyl (≤C10)) ammonio]-n-n-[N-(3- dimethylcarbamoxy-α-picolinyl)-N,N-dialkyl (≤C10) ammonio]decane dibromide (n=1-8)
2933.39.61.30	1,n-Bis[N-(3-dimethylcarbamoxy-α-picolyl)- N,N-dialkyl (≤ C10) ammonio]-alkane-(2,(n-1)- dione) dibromide (n=2-12)
2933.39.61.91	Other
2933.39.92.00	
2933.41.00.00	
2933.49.08.00	
2933.49.10.00	
2933.49.15.00	
2933.49.17.00	
2933.49.20.00	
2933.49.26.00	
2933.49.30.00	
2933.49.60.00	
2933.49.70.00	
2933.52.10.00	
2933.52.90.00	
2933.53.00.00	
2933.54.00.00	
2933.55.00.00	
2933.59.10.00	
2933.59.15.00	
2933.59.18.00	
2933.59.21.00	
2933.59.22.00	
2933.59.36.00	
2933.59.46.00	
2933.59.53.00	
2933.59.59.00	
2933.59.70.00	
2933.59.80.00	
2933.59.85.00	
2933.59.95.00	
2933.61.00.00	
2933.69.20.00	
2933.69.50.00	
2933.69.60.10	Cyanuric chloride
2933.69.60.15	Pesticides > Sodium dichloroisocyanurate and trichloroisocyanuric acid
2933.69.60.21	Pesticides > Other
2933.69.60.30	Products used principally for rubber processing
2933.69.60.50	Other
2933.71.00.00	
2933.72.00.00	
2933.79.04.00	
2933.79.08.00	
2933.79.15.00	
2933.79.20.00	
2933.79.30.00	
2933.79.40.00	
2933.79.85.00	
2933.91.00.10	Lorazepam (INN); salts thereof
2933.91.00.50	Other
2933.92.00.00	
2933.99.01.00	
2933.99.02.00	
2933.99.05.00	
2933.99.06.00	
2933.99.08.00	
2933.99.11.00	
2933.99.12.00	
2933.99.14.00	
2933.99.16.00	
2933.99.17.01	
2933.99.22.00	
2933.99.24.00	
2933.99.26.00	
2933.99.42.00	
2933.99.46.00	
2933.99.51.00	
2933.99.53.00	
2933.99.55.10	Tolmetin
2933.99.55.20	Tolmetin sodium dihydrate
2933.99.55.30	Tolmetin sodium (anhydrous)
2933.99.55.90	Other
2933.99.58.00	
2933.99.61.00	
2933.99.65.00	
2933.99.70.00	
2933.99.75.00	
2933.99.79.00	
2933.99.82.10	Benzotriazole (CAS No. 95-14-7)
2933.99.82.20	Tolyltriazole (CAS No. 29385-43-1)
2933.99.82.90	Other
2933.99.85.00	
2933.99.89.00	
2933.99.90.00	
2933.99.97.01	
2934.10.10.00	
2934.10.20.00	
2934.10.70.00	
2934.10.90.00	
2934.20.05.00	
2934.20.10.00	
2934.20.15.00	
2934.20.20.00	
2934.20.25.00	
2934.20.30.00	
2934.20.35.00	
2934.20.40.00	
2934.20.80.00	
2934.30.12.00	
2934.30.18.00	
2934.30.23.00	
2934.30.27.00	
2934.30.43.00	
2934.30.50.00	
2934.91.00.00	
2934.92.00.00	
2934.99.01.00	
2934.99.03.00	
2934.99.05.00	
2934.99.06.00	
2934.99.07.00	
2934.99.08.00	
2934.99.09.00	
2934.99.11.00	
2934.99.12.00	
2934.99.15.00	
2934.99.16.00	
2934.99.18.00	
2934.99.20.00	
2934.99.30.00	
2934.99.39.00	
2934.99.44.00	
2934.99.47.00	
2934.99.70.00	
2934.99.90.01	
2935.10.00.00	
2935.20.00.00	
2935.30.00.00	
2935.40.00.00	
2935.50.00.00	
2935.90.06.00	
2935.90.10.00	
2935.90.13.00	
2935.90.15.00	
2935.90.20.00	
2935.90.29.00	
2935.90.30.00	
2935.90.32.00	
2935.90.33.00	
2935.90.42.00	
2935.90.48.00	
2935.90.60.00	
2935.90.75.00	
2935.90.95.00	
2936.21.00.00	
2936.22.00.00	
2936.23.00.00	
2936.24.01.00	
2936.25.00.00	
2936.26.00.00	
2936.27.00.00	
2936.28.00.00	
2936.29.10.00	
2936.29.16.10	Niacin > Pharmaceutical grade
2936.29.16.20	Niacin > Other
2936.29.16.30	Niacinamide
2936.29.20.00	
2936.29.50.20	Vitamins D and their derivatives
2936.29.50.30	Biotin
2936.29.50.50	Other
2936.90.01.10	Provitamins
2936.90.01.50	Other
2937.11.00.00	
2937.12.00.00	
2937.19.00.00	
2937.21.00.10	Cortisone
2937.21.00.20	Hydrocortisone
2937.21.00.30	Prednisone
2937.21.00.40	Prednisolone
2937.22.00.00	
2937.23.10.10	Estrogens
2937.23.10.20	Other > Progesterone
2937.23.10.50	Other > Other
2937.23.25.00	
2937.23.50.10	Estrogens
2937.23.50.20	Other > Progesterone
2937.23.50.50	Other > Other
2937.29.10.00	
2937.29.90.20	Salts and esters of hydrocortisone
2937.29.90.30	Salts and esters of prednisone
2937.29.90.40	Salts and esters of prednisolone
2937.29.90.50	Anabolic agents and androgens
2937.29.90.95	Other
2937.50.00.00	
2937.90.05.00	
2937.90.10.00	
2937.90.20.00	
2937.90.40.00	
2937.90.45.00	
2937.90.90.00	
2938.10.00.00	
2938.90.00.00	
2939.11.00.00	
2939.19.10.00	
2939.19.20.00	
2939.19.50.00	
2939.20.00.10	Quinine and its salts
2939.20.00.50	Other
2939.30.00.00	
2939.41.00.00	
2939.42.00.00	
2939.43.00.00	
2939.44.00.00	
2939.45.00.00	
2939.49.03.00	
2939.51.00.00	
2939.59.00.00	
2939.61.00.00	
2939.62.00.00	
2939.63.00.00	
2939.69.00.00	
2939.72.00.00	
2939.79.00.00	
2939.80.00.10	Saxitoxin
2939.80.00.50	Other
2940.00.20.00	
2940.00.60.00	
2941.10.10.00	
2941.10.20.00	
2941.10.30.00	
2941.10.50.00	
2941.20.10.00	
2941.20.50.00	
2941.30.00.00	
2941.40.00.00	
2941.50.00.00	
2941.90.10.10	Aminoglycoside antibiotics
2941.90.10.50	Other
2941.90.30.00	
2941.90.50.00	
2942.00.03.00	
2942.00.05.00	
2942.00.10.00	
2942.00.35.00	
2942.00.50.00	
3001.20.00.00	
3001.90.01.10	Glands and other organs, dried, whether or not powdered > Liver
3001.90.01.50	Glands and other organs, dried, whether or not powdered > Other
3001.90.01.65	Other > Heparin
3001.90.01.95	Other > Other
3002.12.00.10	Human blood plasma
3002.12.00.20	Normal human blood sera, whether or not freeze-dried
3002.12.00.30	Human immune blood sera
3002.12.00.40	Fetal Bovine Serum (FBS)
3002.12.00.90	Other
3002.13.00.10	Monoclonal antibodies
3002.13.00.90	Other
3002.14.00.10	Containing monoclonal antibodies
3002.14.00.90	Other
3002.15.00.11	Containing monoclonal antibodies
3002.15.00.91	Other
3002.41.00.00	
3002.42.00.00	
3002.49.00.10	Ricin
3002.49.00.50	Other
3002.51.00.00	
3002.59.00.00	
3002.90.10.00	
3002.90.52.10	Whole human blood
3002.90.52.20	Antiallergenic preparations
3002.90.52.50	Other
3003.10.00.00	
3003.20.00.00	
3003.31.00.00	
3003.39.10.00	
3003.39.50.00	
3003.41.00.00	
3003.42.00.00	
3003.43.00.00	
3003.49.00.00	
3003.60.00.00	
3003.90.01.20	Anti-infective medicaments > Antivirals
3003.90.01.40	Anti-infective medicaments > Antifungals
3003.90.01.60	Anti-infective medicaments > Antiprotozoals (excluding goods described in subheading note 2 to this chapter)
3003.90.01.80	Anti-infective medicaments > Other
3003.90.01.90	Other
3004.10.10.10	For veterinary use
3004.10.10.20	Other > Singles
3004.10.10.45	Other > Combination antibiotics
3004.10.50.10	For veterinary use
3004.10.50.48	Other > Combination antibiotics > Containing piperacillin and tazobactam or its salts
3004.10.50.49	Other > Combination antibiotics > Other
3004.10.50.55	Other > Other > Containing amoxicillin or its salts > For oral suspension
3004.10.50.65	Other > Other > Containing amoxicillin or its salts > Other
3004.10.50.75	Other > Other > Other
3004.20.00.10	For veterinary use
3004.20.00.20	Other > Erythromycin, singles or in combination with other antibiotics
3004.20.00.30	Other > Tetracycline, singles or in combination with other antibiotics
3004.20.00.45	Other > Other > Containing azithromycin or its salts
3004.20.00.55	Other > Other > Containing clindamycin or its salts
3004.20.00.65	Other > Other > Containing doxycycline or its salts
3004.20.00.70	Other > Other > Containing cefdinir or its salts
3004.20.00.71	Other > Other > Containing cefepime or its salts
3004.20.00.72	Other > Other > Containing ceftazidime or its salts
3004.20.00.76	Other > Other > Containing meropenem or its salts
3004.20.00.80	Other > Other > Containing vancomycin or its salts
3004.20.00.83	Other > Other > Other
3004.31.00.00	
3004.32.00.10	Containing dexamethasone or its salts
3004.32.00.40	Containing methylprednisolone or its salts
3004.32.00.60	Other
3004.39.00.10	For veterinary use
3004.39.00.20	Other > Containing epinephrine
3004.39.00.30	Other > Containing levothyroxine or its salts
3004.39.00.40	Other > Containing norepinephrine
3004.39.00.45	Other > Containing vasopressin
3004.39.00.55	Other > Other
3004.41.00.00	
3004.42.00.00	
3004.43.00.00	
3004.49.00.05	For veterinary use
3004.49.00.10	Other > Cardiovascular medicaments
3004.49.00.20	Other > Medicaments primarily affecting the central nervous system > Anticonvulsants, hypnotics, and sedatives
3004.49.00.30	Other > Medicaments primarily affecting the central nervous system > Antidepressants, tranquilizers and other psychotherapeutic agents
3004.49.00.40	Other > Medicaments primarily affecting the central nervous system > Other
3004.49.00.50	Other > Dermatological agents and local anesthetics
3004.49.00.60	Other > Medicaments primarily affecting the eyes, ears or respiratory system
3004.49.00.70	Other > Other
3004.50.10.00	
3004.50.20.00	
3004.50.30.00	
3004.50.40.00	
3004.50.50.05	For veterinary use
3004.50.50.10	Other > Single vitamins > Combined with minerals or other nutrients
3004.50.50.20	Other > Single vitamins > Other
3004.50.50.30	Other > Multiple vitamins > Combined with minerals or other nutrients
3004.50.50.40	Other > Multiple vitamins > Other
3004.60.00.00	
3004.90.10.00	
3004.90.92.01	For veterinary use
3004.90.92.03	Other > Anti-infective medicaments > Antivirals > Containing acyclovir or its salts
3004.90.92.04	Other > Anti-infective medicaments > Antivirals > Containing oseltamivir or its salts
3004.90.92.05	Other > Anti-infective medicaments > Antivirals > Containing valganciclovir, peramivir or their salts
3004.90.92.06	Other > Anti-infective medicaments > Antivirals > Other
3004.90.92.07	Other > Anti-infective medicaments > Antifungals > Containing fluconazole or its salts
3004.90.92.08	Other > Anti-infective medicaments > Antifungals > Other
3004.90.92.09	Other > Anti-infective medicaments > Antiprotozoals (excluding goods described in subheading note 2 to this chapter) > Containing metronidazole or its salts
3004.90.92.10	Other > Anti-infective medicaments > Antiprotozoals (excluding goods described in subheading note 2 to this chapter) > Other
3004.90.92.11	Other > Anti-infective medicaments > Sulfonamides
3004.90.92.12	Other > Anti-infective medicaments > Other > Containing levofloxacin or its salts
3004.90.92.13	Other > Anti-infective medicaments > Other > Containing linezolid or its salts
3004.90.92.15	Other > Anti-infective medicaments > Other > Other
3004.90.92.16	Other > Antineoplastic and immunosuppressive medicaments
3004.90.92.17	Other > Cardiovascular medicaments > Containing metoprolol or its salts
3004.90.92.18	Other > Cardiovascular medicaments > Containing amiodarone or its salts
3004.90.92.19	Other > Cardiovascular medicaments > Containing diltiazem or its salts
3004.90.92.20	Other > Cardiovascular medicaments > Containing hydralazine or its salts
3004.90.92.22	Other > Cardiovascular medicaments > Containing enoxaparin or its salts
3004.90.92.23	Other > Cardiovascular medicaments > Containing labetalol or its salts
3004.90.92.24	Other > Cardiovascular medicaments > Containing argatroban, adenosine, amlodipine, esmolol, dobutamine, phenoxybenzamine or their salts
3004.90.92.25	Other > Cardiovascular medicaments > Other
3004.90.92.26	Other > Medicaments primarily affecting the central nervous system > Analgesics, antipyretics and nonhormonal anti-inflammatory agents > Tolmetin
3004.90.92.27	Other > Medicaments primarily affecting the central nervous system > Analgesics, antipyretics and nonhormonal anti-inflammatory agents > Tolmetin sodium dihydrate
3004.90.92.28	Other > Medicaments primarily affecting the central nervous system > Analgesics, antipyretics and nonhormonal anti-inflammatory agents > Tolmetin sodium (anhydrous)
3004.90.92.29	Other > Medicaments primarily affecting the central nervous system > Analgesics, antipyretics and nonhormonal anti-inflammatory agents > Containing ibuprofen or its salts > For oral suspension
3004.90.92.30	Other > Medicaments primarily affecting the central nervous system > Analgesics, antipyretics and nonhormonal anti-inflammatory agents > Containing ibuprofen or its salts > Other
3004.90.92.32	Other > Medicaments primarily affecting the central nervous system > Analgesics, antipyretics and nonhormonal anti-inflammatory agents > Containing acetaminophen or its salts > For oral suspension
3004.90.92.33	Other > Medicaments primarily affecting the central nervous system > Analgesics, antipyretics and nonhormonal anti-inflammatory agents > Containing acetaminophen or its salts > Other
3004.90.92.34	Other > Medicaments primarily affecting the central nervous system > Analgesics, antipyretics and nonhormonal anti-inflammatory agents > Containing O-Acetylsalicylic acid (Aspirin)
3004.90.92.35	Other > Medicaments primarily affecting the central nervous system > Analgesics, antipyretics and nonhormonal anti-inflammatory agents > Containing tramadol
3004.90.92.36	Other > Medicaments primarily affecting the central nervous system > Analgesics, antipyretics and nonhormonal anti-inflammatory agents > Other
3004.90.92.37	Other > Medicaments primarily affecting the central nervous system > Anticonvulsants, hypnotics and sedatives > Containing dexmedetomidine, etomidate, midazolam, propofol or their salts
3004.90.92.38	Other > Medicaments primarily affecting the central nervous system > Anticonvulsants, hypnotics and sedatives > Containing midazolam or its salts
3004.90.92.39	Other > Medicaments primarily affecting the central nervous system > Anticonvulsants, hypnotics and sedatives > Containing phenytoin or its salts
3004.90.92.40	Other > Medicaments primarily affecting the central nervous system > Anticonvulsants, hypnotics and sedatives > Containing propofol or its salts
3004.90.92.41	Other > Medicaments primarily affecting the central nervous system > Anticonvulsants, hypnotics and sedatives > Containing levetiracetam, phenytoin or their salts
3004.90.92.42	Other > Medicaments primarily affecting the central nervous system > Anticonvulsants, hypnotics and sedatives > Containing etomidate or its salts
3004.90.92.43	Other > Medicaments primarily affecting the central nervous system > Anticonvulsants, hypnotics and sedatives > Other
3004.90.92.44	Other > Medicaments primarily affecting the central nervous system > Antidepressants, tranquilizers, and other psychotherapeutic agents > Containing lorazepam or its salts
3004.90.92.45	Other > Medicaments primarily affecting the central nervous system > Antidepressants, tranquilizers, and other psychotherapeutic agents > Containing olanzapine or its salts
3004.90.92.46	Other > Medicaments primarily affecting the central nervous system > Antidepressants, tranquilizers, and other psychotherapeutic agents > Other
3004.90.92.47	Other > Medicaments primarily affecting the central nervous system > Other > Containing rocuronium or its salts
3004.90.92.48	Other > Medicaments primarily affecting the central nervous system > Other > Containing succinylcholine or its salts
3004.90.92.49	Other > Medicaments primarily affecting the central nervous system > Other > Other
3004.90.92.50	Other > Dermatological agents and local anesthetics > Containing lidocaine or its salts
3004.90.92.51	Other > Dermatological agents and local anesthetics > Other
3004.90.92.52	Other > Medicaments primarily affecting the digestive system > Laxatives
3004.90.92.53	Other > Medicaments primarily affecting the digestive system > Antacids
3004.90.92.54	Other > Medicaments primarily affecting the digestive system > Containing famotidine or its salts
3004.90.92.55	Other > Medicaments primarily affecting the digestive system > Containing pantoprazole or its salts
3004.90.92.56	Other > Medicaments primarily affecting the digestive system > Containing ondansetron or its salts
3004.90.92.57	Other > Medicaments primarily affecting the digestive system > Containing glycopyrrolate or its salts
3004.90.92.58	Other > Medicaments primarily affecting the digestive system > Containing loperamide or its salts
3004.90.92.60	Other > Medicaments primarily affecting the digestive system > Other
3004.90.92.61	Other > Preparations primarily affecting the electrolytic, caloric or water balance > Diuretics > Containing furosemide and its salts
3004.90.92.62	Other > Preparations primarily affecting the electrolytic, caloric or water balance > Diuretics > Containing hydrochlorothiazide or its salts
3004.90.92.63	Other > Preparations primarily affecting the electrolytic, caloric or water balance > Diuretics > Other
3004.90.92.64	Other > Preparations primarily affecting the electrolytic, caloric or water balance > Other > Containing calcium gluconate
3004.90.92.65	Other > Preparations primarily affecting the electrolytic, caloric or water balance > Other > Containing potassium chloride
3004.90.92.66	Other > Preparations primarily affecting the electrolytic, caloric or water balance > Other > Containing sodium bicarbonate, in injection form
3004.90.92.67	Other > Preparations primarily affecting the electrolytic, caloric or water balance > Other > Other
3004.90.92.68	Other > Medicaments primarily affecting the eyes, ears, or respiratory system > Cough and cold preparations
3004.90.92.69	Other > Medicaments primarily affecting the eyes, ears, or respiratory system > Other > Antihistamines > Containing diphenhydramine or its salts
3004.90.92.70	Other > Medicaments primarily affecting the eyes, ears, or respiratory system > Other > Antihistamines > Other
3004.90.92.71	Other > Medicaments primarily affecting the eyes, ears, or respiratory system > Other > Containing albuterol sulfate
3004.90.92.72	Other > Medicaments primarily affecting the eyes, ears, or respiratory system > Other > Other > Containing timolol maleate
3004.90.92.73	Other > Medicaments primarily affecting the eyes, ears, or respiratory system > Other > Other > Other
3004.90.92.74	Other > Other > Containing heparin sodium or its salts
3004.90.92.75	Other > Other > Containing zoledronic acid or its salts
3004.90.92.76	Other > Other > Other
3005.10.10.00	
3005.10.50.00	
3005.90.10.00	
3005.90.50.10	Laparotomy sponges
3005.90.50.90	Other
3006.10.01.00	
3006.30.10.00	
3006.30.50.00	
3006.40.00.00	
3006.50.00.00	
3006.60.00.00	
3006.70.00.00	
3006.91.00.00	
3006.92.00.00	
3006.93.10.00	
3006.93.20.00	
3006.93.50.00	
3006.93.60.00	
3006.93.80.00	
3101.00.00.00	
3102.10.00.10	Solid urea
3102.10.00.30	Other > Diesel exhaust fluid (DEF) of a kind meeting ISO 22241
3102.10.00.50	Other > Other
3102.21.00.00	
3102.29.00.00	
3102.30.00.00	
3102.40.00.00	
3102.50.00.00	
3102.60.00.00	
3102.80.00.00	
3102.90.01.00	
3103.11.00.00	
3103.19.00.00	
3103.90.01.00	
3104.20.00.10	Containing not more than 62 percent by weight of potassium oxide (K2O)
3104.20.00.50	Containing more than 62 percent by weight of potassium oxide (K2O)
3104.30.00.00	
3104.90.01.00	
3105.10.00.00	
3105.20.00.00	
3105.30.00.00	
3105.40.00.10	Ammonium dihydrogenorthophosphate (Monoammonium phosphate)
3105.40.00.50	Other
3105.51.00.00	
3105.59.00.00	
3105.60.00.00	
3105.90.00.10	Potassium nitrate-sodium nitrate mixtures
3105.90.00.50	Other
3201.10.00.00	
3201.20.00.00	
3201.90.10.00	
3201.90.25.00	
3201.90.50.00	
3202.10.10.00	
3202.10.50.00	
3202.90.10.00	
3202.90.50.00	
3203.00.10.00	
3203.00.30.00	
3203.00.80.00	
3204.11.10.00	
3204.11.15.00	
3204.11.18.00	
3204.11.35.00	
3204.11.50.00	
3204.12.05.00	
3204.12.13.00	
3204.12.17.00	
3204.12.20.00	
3204.12.30.00	
3204.12.45.00	
3204.12.50.10	FD&C red 40 (CAS No. 25956-17-6)
3204.12.50.20	FD&C yellow 5 (CAS No. 1934-21-0)
3204.12.50.30	FD&C yellow 6 (CAS No. 2783-94-0)
3204.12.50.90	Other
3204.13.10.00	
3204.13.20.00	
3204.13.25.00	
3204.13.45.00	
3204.13.60.00	
3204.13.80.00	
3204.14.10.00	
3204.14.20.00	
3204.14.25.00	
3204.14.30.00	
3204.14.50.00	
3204.15.10.00	
3204.15.20.00	
3204.15.25.00	
3204.15.30.00	
3204.15.35.00	
3204.15.40.00	
3204.15.80.00	
3204.16.10.00	
3204.16.20.00	
3204.16.30.00	
3204.16.50.00	
3204.17.04.05	Pigment blue 16
3204.17.04.15	Pigment orange 31
3204.17.04.20	Pigment orange 36
3204.17.04.25	Pigment red 144
3204.17.04.30	Pigment red 166
3204.17.04.35	Pigment red 177
3204.17.04.85	Other
3204.17.08.00	
3204.17.20.00	
3204.17.40.15	Pigment red 149
3204.17.40.30	Pigment red 214
3204.17.40.90	Other
3204.17.60.05	Pigment blue 15
3204.17.60.10	Pigment blue 15:1
3204.17.60.15	Pigment blue 15:2
3204.17.60.20	Pigment blue 15:4
3204.17.60.85	Other
3204.17.90.02	Pigment blue 15:3, dry, presscake or aqueous slurry
3204.17.90.03	Preparations based on pigment blue 15:3
3204.17.90.06	Pigment blue 61
3204.17.90.10	Pigment green 7
3204.17.90.15	Pigment green 36
3204.17.90.18	Pigment red 57:1, dry, presscake or aqueous slurry
3204.17.90.19	Preparations based on pigment red 57:1
3204.17.90.21	Pigment red 122
3204.17.90.25	Pigment red 149
3204.17.90.30	Pigment red 179
3204.17.90.35	Pigment violet 19
3204.17.90.40	Pigment violet 23
3204.17.90.46	Pigment yellow 12, dry, presscake or aqueous slurry
3204.17.90.47	Preparations based on pigment yellow 12
3204.17.90.50	Pigment yellow 13
3204.17.90.55	Pigment yellow 74
3204.17.90.60	Pigment yellow 75
3204.17.90.86	Other
3204.18.00.00	
3204.19.06.00	
3204.19.11.00	
3204.19.20.20	Solvent red 179
3204.19.20.40	Solvent yellow 163
3204.19.20.90	Other
3204.19.25.20	Solvent red 135
3204.19.25.40	Solvent orange 60
3204.19.25.60	Solvent yellow 33
3204.19.25.95	Other
3204.19.30.00	
3204.19.40.00	
3204.19.50.00	
3204.20.10.00	
3204.20.40.00	
3204.20.80.00	
3204.90.00.00	
3205.00.05.00	
3205.00.15.00	
3205.00.40.10	Yellow
3205.00.40.20	Red
3205.00.40.40	Blue
3205.00.40.55	Other
3205.00.50.10	Yellow
3205.00.50.20	Red
3205.00.50.30	Violet
3205.00.50.40	Blue
3205.00.50.50	Other
3206.11.00.00	
3206.19.00.00	
3206.20.00.10	Chrome yellow
3206.20.00.20	Molybdenum orange
3206.20.00.30	Zinc yellow
3206.20.00.50	Other
3206.41.00.00	
3206.42.00.00	
3206.49.10.00	
3206.49.20.00	
3206.49.30.00	
3206.49.40.00	
3206.49.55.00	
3206.49.60.10	Pigments and preparations based on cadmium compounds
3206.49.60.50	Other
3206.50.00.00	
3207.10.00.00	
3207.20.00.00	
3207.30.00.00	
3207.40.10.00	
3207.40.50.00	
3208.10.00.00	
3208.20.00.00	
3208.90.00.00	
3209.10.00.00	
3209.90.00.00	
3210.00.00.00	
3211.00.00.00	
3212.10.00.00	
3212.90.00.10	Metallic aluminum pigments
3212.90.00.50	Other
3213.10.00.00	
3213.90.00.00	
3214.10.00.10	Mastics > Caulking compounds
3214.10.00.20	Mastics > Other
3214.10.00.90	Painters'' fillings
3214.90.10.00	
3214.90.50.00	
3215.11.10.00	
3215.11.30.00	
3215.11.90.10	News
3215.11.90.20	Other > Flexographic
3215.11.90.30	Other > Gravure
3215.11.90.40	Other > Letterpress
3215.11.90.50	Other > Offset Lithographic
3215.11.90.60	Other > Other
3215.19.10.00	
3215.19.30.00	
3215.19.90.10	News
3215.19.90.20	Other > Flexographic
3215.19.90.30	Other > Gravure
3215.19.90.40	Other > Letterpress
3215.19.90.50	Other > Offset lithographic
3215.19.90.60	Other > Other
3215.90.10.00	
3215.90.50.00	
3301.12.00.00	
3301.13.00.00	
3301.19.10.00	
3301.19.51.10	Bergamot
3301.19.51.20	Lime
3301.19.51.50	Other
3301.24.00.00	
3301.25.00.10	Of cornmint, including "peppermint" derived from Mentha arvensis
3301.25.00.20	Of spearmint
3301.25.00.50	Other
3301.29.10.00	
3301.29.20.00	
3301.29.51.03	Of anise
3301.29.51.05	Of caraway
3301.29.51.07	Of cassia
3301.29.51.09	Of cedarwood
3301.29.51.11	Of citronella
3301.29.51.13	Of clove
3301.29.51.15	Of garlic
3301.29.51.16	Of geranium
3301.29.51.17	Of jasmine
3301.29.51.18	Of lavender or lavandin
3301.29.51.19	Of lemongrass
3301.29.51.21	Of linaloe or bois de rose
3301.29.51.25	Of nutmeg
3301.29.51.28	Of onion
3301.29.51.29	Of patchouli
3301.29.51.33	Of petitgrain
3301.29.51.35	Of rose (attar of roses)
3301.29.51.37	Of rosemary
3301.29.51.39	Of sandalwood
3301.29.51.41	Of sassafras including Ocotea cymbarum
3301.29.51.42	Of vetiver
3301.29.51.43	Of ylang ylang or cananga
3301.29.51.50	Other
3301.30.00.00	
3301.90.10.10	Paprika
3301.90.10.20	Black pepper
3301.90.10.50	Other
3301.90.50.00	
3302.10.10.00	
3302.10.20.00	
3302.10.40.00	
3302.10.50.00	
3302.10.90.00	
3302.90.10.10	Perfume oil mixtures and blends, consisting of products ready for use as finished perfume bases
3302.90.10.50	Other
3302.90.20.10	Perfume oil mixtures and blends, consisting of products ready for use as finished perfume bases
3302.90.20.50	Other
3303.00.10.00	
3303.00.20.00	
3303.00.30.00	
3304.10.00.00	
3304.20.00.00	
3304.30.00.00	
3304.91.00.10	Rouges
3304.91.00.50	Other
3304.99.10.00	
3304.99.50.00	
3305.10.00.00	
3305.20.00.00	
3305.30.00.00	
3305.90.00.00	
3306.10.00.00	
3306.20.00.00	
3306.90.00.00	
3307.10.10.00	
3307.10.20.00	
3307.20.00.00	
3307.30.10.00	
3307.30.50.00	
3307.41.00.00	
3307.49.00.00	
3307.90.00.00	
3401.11.10.00	
3401.11.50.00	
3401.19.00.00	
3401.20.00.00	
3401.30.10.00	
3401.30.50.00	
3402.31.10.00	
3402.31.90.00	
3402.39.10.00	
3402.39.90.10	Salts of sulfated alcohols
3402.39.90.20	Salts of sulfated polyethers
3402.39.90.50	Other
3402.41.10.00	
3402.41.90.00	
3402.42.10.00	
3402.42.20.10	Polyethers
3402.42.20.20	Esters and ether-esters of polyhydric alcohols
3402.42.20.50	Other
3402.42.90.00	
3402.49.10.00	
3402.49.90.00	
3402.50.11.00	
3402.50.51.00	
3402.90.10.00	
3402.90.30.00	
3402.90.50.10	Washing preparations
3402.90.50.30	Cleaning preparations
3402.90.50.50	Other
3403.11.20.00	
3403.11.40.00	
3403.11.50.00	
3403.19.10.00	
3403.19.50.00	
3403.91.10.00	
3403.91.50.00	
3403.99.00.00	
3404.20.00.00	
3404.90.10.00	
3404.90.51.10	Of chemically modified lignite
3404.90.51.50	Other
3405.10.00.00	
3405.20.00.00	
3405.30.00.00	
3405.40.00.00	
3405.90.00.00	
3406.00.00.00	
3407.00.20.00	
3407.00.40.00	
3501.10.10.00	
3501.10.50.00	
3501.90.20.00	
3501.90.60.00	
3502.11.00.00	
3502.19.00.00	
3502.20.00.00	
3502.90.00.00	
3503.00.10.00	
3503.00.20.00	
3503.00.40.00	
3503.00.55.10	Edible gelatin
3503.00.55.20	Photographic gelatin
3503.00.55.50	Other
3504.00.10.00	
3504.00.50.10	From peas > Certified organic
3504.00.50.50	From peas > Other
3504.00.50.80	Other
3505.10.00.15	Dextrin > Derived from potato starch
3505.10.00.20	Dextrin > Other
3505.10.00.40	Other > Derived from corn (maize) starch
3505.10.00.45	Other > Derived from potato starch
3505.10.00.92	Other > Other
3505.20.00.00	
3506.10.10.00	
3506.10.50.00	
3506.91.10.00	
3506.91.50.00	
3506.99.00.00	
3507.10.00.00	
3507.90.20.00	
3507.90.70.00	
3601.00.00.00	
3602.00.00.30	Dynamite and other high explosives, put up in cartridges, sticks or other forms, suitable for blasting
3602.00.00.60	Other
3603.10.00.00	
3603.20.00.00	
3603.30.00.00	
3603.40.00.00	
3603.50.00.00	
3603.60.00.00	
3604.10.10.00	
3604.10.90.10	Class 1.4G (Class C)
3604.10.90.50	Other
3604.90.00.00	
3605.00.00.30	Matches with natural wood stems
3605.00.00.60	Other
3606.10.00.00	
3606.90.30.00	
3606.90.40.00	
3606.90.80.00	
3701.10.00.30	Medical, other than dental
3701.10.00.60	Other
3701.20.00.30	For color photography (polychrome)
3701.20.00.60	Other
3701.30.00.00	
3701.91.00.30	Disc film
3701.91.00.60	Other
3701.99.30.00	
3701.99.60.30	Graphic arts film
3701.99.60.60	Other
3702.10.00.30	Medical, other than dental
3702.10.00.60	Other
3702.31.01.00	
3702.32.01.30	Microfilm
3702.32.01.60	Other
3702.39.01.00	
3702.41.01.00	
3702.42.01.00	
3702.43.01.00	
3702.44.01.30	Graphic arts film
3702.44.01.60	Other
3702.52.01.30	Reversal color film
3702.52.01.60	Other
3702.53.00.30	35 mm
3702.53.00.60	Other
3702.54.00.30	35 mm
3702.54.00.60	Other
3702.55.00.30	Reversal color film
3702.55.00.60	Other
3702.56.00.30	Motion-picture film
3702.56.00.60	Other
3702.96.00.00	
3702.97.00.00	
3702.98.00.00	
3703.10.30.30	For pictorial use (continuous tone) > For color photography (polychrome)
3703.10.30.60	For pictorial use (continuous tone) > Other
3703.10.30.90	Other (line reproduction)
3703.10.60.00	
3703.20.30.30	For pictorial use (continuous tone)
3703.20.30.60	Other (line reproduction)
3703.20.60.00	
3703.90.30.30	For pictorial use (continuous tone) > In sheets
3703.90.30.60	For pictorial use (continuous tone) > Other
3703.90.30.90	Other (line reproduction)
3703.90.60.00	
3704.00.00.00	
3705.00.00.00	
3706.10.30.00	
3706.10.60.30	Feature films > Positive release prints
3706.10.60.60	Feature films > Other
3706.10.60.90	Other
3706.90.00.30	Positive release prints
3706.90.00.60	Other
3707.10.00.05	For use in color negative photographic paper
3707.10.00.90	Other
3707.90.31.00	
3707.90.32.10	Unsensitized emulsions, for use in color negative photographic paper
3707.90.32.20	Couplers, for use in color negative photographic paper
3707.90.32.30	Coupler dispersions, for use in color negative photographic paper
3707.90.32.90	Other
3707.90.60.00	
3801.10.10.00	
3801.10.50.10	Surface-modified spherical graphite
3801.10.50.90	Other
3801.20.00.00	
3801.30.00.00	
3801.90.00.10	Active anode material containing silicon
3801.90.00.50	Other
3802.10.00.10	Derived from coal
3802.10.00.20	Derived from coconut
3802.10.00.50	Other
3802.90.10.00	
3802.90.20.00	
3802.90.50.00	
3803.00.00.00	
3804.00.10.00	
3804.00.50.00	
3805.10.00.00	
3805.90.10.00	
3805.90.50.00	
3806.10.00.10	Gum rosin
3806.10.00.50	Other
3806.20.00.00	
3806.30.00.00	
3806.90.00.00	
3807.00.00.00	
3808.52.00.00	
3808.59.10.00	
3808.59.40.00	
3808.59.50.00	
3808.61.10.00	
3808.61.50.00	
3808.62.10.00	
3808.62.50.00	
3808.69.10.00	
3808.69.50.00	
3808.91.10.00	
3808.91.15.00	
3808.91.25.01	
3808.91.30.00	
3808.91.50.01	
3808.92.05.00	
3808.92.15.00	
3808.92.24.00	
3808.92.28.00	
3808.92.30.00	
3808.92.50.40	Formulated fungicides containing any 3-iodoprop-2-yn-1-yl butylcarbamate(IPBC)
3808.92.50.80	Other
3808.93.05.00	
3808.93.15.00	
3808.93.20.00	
3808.93.50.10	Mixtures of 2-amino-4-[hydroxy(methyl)phosphonoyl] butanoic acid (glufosinate) or its salts or esters and application adjuvants
3808.93.50.20	Mixtures of N-(phosphonomethyl) glycine (glyphosate) or its salts or esters and application adjuvants
3808.93.50.40	Other
3808.94.10.00	
3808.94.50.10	Wipes, other than paper wipes or nonwoven wipes, impregnated with alcohol or other disinfectants
3808.94.50.50	Hydrogen peroxide put up in disinfectant preparations for sanitizing or disinfecting surfaces.
3808.94.50.80	Alcohol-based hand sanitizer containing 60 percent or more by weight of ethanol, of a kind described in statistical note 1 to this chapter
3808.94.50.95	Other
3808.99.04.00	
3808.99.08.00	
3808.99.30.00	
3808.99.70.00	
3808.99.95.01	
3809.10.00.00	
3809.91.00.00	
3809.92.10.00	
3809.92.50.00	
3809.93.10.00	
3809.93.50.00	
3810.10.00.00	
3810.90.10.00	
3810.90.20.00	
3810.90.50.00	
3811.11.10.00	
3811.11.50.00	
3811.19.00.00	
3811.21.00.00	
3811.29.00.00	
3811.90.00.00	
3812.10.10.00	
3812.10.50.00	
3812.20.10.00	
3812.20.50.00	
3812.31.00.00	
3812.39.20.00	
3812.39.30.00	
3812.39.60.00	
3812.39.70.00	
3812.39.90.00	
3813.00.10.00	
3813.00.50.00	
3814.00.10.00	
3814.00.20.00	
3814.00.50.10	Containing methyl chloroform (1,1,1-trichloro- ethane) or carbon tetrachloride
3814.00.50.90	Other
3815.11.00.00	
3815.12.00.10	With platinum group metals as the active substance
3815.12.00.90	Other
3815.19.00.00	
3815.90.10.00	
3815.90.20.00	
3815.90.30.00	
3815.90.50.00	
3816.00.10.00	
3816.00.20.10	Clay
3816.00.20.50	Other
3817.00.10.00	
3817.00.15.00	
3817.00.20.00	
3818.00.00.10	Gallium arsenide wafers, doped
3818.00.00.20	Polycrystalline silicon wafers, doped
3818.00.00.30	Silicon carbide wafers, doped
3818.00.00.95	Other
3819.00.00.10	Hydraulic brake fluids
3819.00.00.90	Other
3820.00.00.00	
3821.00.00.10	Viral transport media
3821.00.00.90	Other
3822.11.00.00	
3822.12.00.00	
3822.13.00.00	
3822.19.00.10	Containing antigens or antisera > Containing methyl chloroform (1,1,1-trichloroethane) or carbon tetrachloride
3822.19.00.30	Containing antigens or antisera > Other
3822.19.00.40	Other > Containing methyl chloroform (1,1,1-trichloroethane) or carbon tetrachloride
3822.19.00.80	Other > Other
3822.90.00.00	
3823.11.00.00	
3823.12.00.00	
3823.13.00.20	Containing less than two percent rosin
3823.13.00.40	Other
3823.19.20.00	
3823.19.40.00	
3823.70.20.00	
3823.70.40.00	
3823.70.60.00	
3824.10.00.00	
3824.30.00.00	
3824.40.10.00	
3824.40.20.00	
3824.40.50.00	
3824.50.00.10	Wet
3824.50.00.50	Other
3824.60.00.00	
3824.81.00.00	
3824.82.10.00	
3824.82.90.00	
3824.83.00.00	
3824.84.00.00	
3824.85.00.00	
3824.86.00.00	
3824.87.00.00	
3824.88.00.00	
3824.89.00.00	
3824.91.00.00	
3824.92.00.00	
3824.99.11.00	
3824.99.19.00	
3824.99.21.00	
3824.99.25.00	
3824.99.26.00	
3824.99.29.00	
3824.99.31.00	
3824.99.32.00	
3824.99.33.00	
3824.99.34.00	
3824.99.35.00	
3824.99.36.00	
3824.99.39.10	Of lithium nickel cobalt manganese oxides
3824.99.39.90	Other
3824.99.41.40	Mixtures of fatty acid esters
3824.99.41.90	Other
3824.99.49.00	
3824.99.50.00	
3824.99.55.00	
3824.99.70.00	
3824.99.75.10	Naphthenic acids
3824.99.75.50	Other
3824.99.93.10	Mixtures of acyclic, monohydric, unsubstituted alcohols > Containing C11 or lower alcohols only
3824.99.93.20	Mixtures of acyclic, monohydric, unsubstituted alcohols > Containing C12 or higher alcohols only
3824.99.93.30	Mixtures of acyclic, monohydric, unsubstituted alcohols > Other
3824.99.93.61	Mixtures consisting mainly of chemicals containing a phosphorus atom to which is bonded one methyl, ethyl, n-propyl or isopropyl group, but no other carbon atoms
3824.99.93.86	Mixtures of a kind containing magnesium used as a desulfurization reagent
3824.99.93.97	Other
3825.10.01.00	
3825.20.00.00	
3825.30.00.00	
3825.41.00.00	
3825.49.00.00	
3825.50.00.00	
3825.61.00.00	
3825.69.00.00	
3825.90.01.00	
3826.00.10.00	
3826.00.30.00	
3827.11.00.00	
3827.12.00.00	
3827.13.00.00	
3827.14.00.00	
3827.20.00.00	
3827.31.00.00	
3827.32.00.00	
3827.39.00.00	
3827.40.00.00	
3827.51.00.00	
3827.59.00.00	
3827.61.00.00	
3827.62.00.00	
3827.63.00.00	
3827.64.00.00	
3827.65.00.00	
3827.68.00.00	
3827.69.00.00	
3827.90.10.00	
3827.90.90.00	
3901.10.10.00	
3901.10.50.10	Linear low density polyethylene
3901.10.50.20	Low density polyethylene, except linear low density polyethylene
3901.10.50.30	Medium density polyethylene
3901.20.10.00	
3901.20.50.00	
3901.30.20.00	
3901.30.60.00	
3901.40.00.00	
3901.90.10.00	
3901.90.55.01	
3901.90.90.00	
3902.10.00.00	
3902.20.10.00	
3902.20.50.00	
3902.30.00.00	
3902.90.00.10	Polybutylene
3902.90.00.50	Other
3903.11.00.00	
3903.19.00.00	
3903.20.00.00	
3903.30.00.00	
3903.90.10.00	
3903.90.50.00	
3904.10.00.00	
3904.21.00.00	
3904.22.00.00	
3904.30.20.00	
3904.30.60.00	
3904.40.00.00	
3904.50.00.00	
3904.61.00.10	Granular, whether or not filled or compounded (see statistical note 1 to this chapter)
3904.61.00.90	Other
3904.69.10.00	
3904.69.50.00	
3904.90.10.00	
3904.90.50.00	
3905.12.00.00	
3905.19.00.00	
3905.21.00.00	
3905.29.00.00	
3905.30.00.00	
3905.91.10.00	
3905.91.50.00	
3905.99.30.00	
3905.99.80.00	
3906.10.00.00	
3906.90.10.00	
3906.90.20.00	
3906.90.50.00	
3907.10.00.00	
3907.21.00.00	
3907.29.00.00	
3907.30.00.00	
3907.40.00.00	
3907.50.00.00	
3907.61.00.10	Having a viscosity number of 78 ml/g or more but not more than 88 ml/g
3907.61.00.50	Other
3907.69.00.10	Having a viscosity number of 70 ml/g or more but less than 78 ml/g
3907.69.00.50	Other
3907.70.00.00	
3907.91.20.00	
3907.91.40.00	
3907.91.50.00	
3907.99.20.00	
3907.99.50.10	Polybutylene terephthalate
3907.99.50.50	Other
3908.10.00.00	
3908.90.20.00	
3908.90.70.00	
3909.10.00.00	
3909.20.00.00	
3909.31.00.00	
3909.39.00.00	
3909.40.00.00	
3909.50.10.00	
3909.50.20.00	
3909.50.50.00	
3910.00.00.00	
3911.10.00.00	
3911.20.00.00	
3911.90.10.00	
3911.90.15.00	
3911.90.25.00	
3911.90.35.00	
3911.90.45.00	
3911.90.70.00	
3911.90.91.10	Thermoplastic
3911.90.91.50	Thermosetting
3912.11.00.00	
3912.12.00.00	
3912.20.00.00	
3912.31.00.10	Containing not less than 90 percent by weight of carboxymethylcellulose
3912.31.00.90	Other
3912.39.00.00	
3912.90.00.10	α-Cellulose in granular, microcrystalline or powdered forms
3912.90.00.90	Other
3913.10.00.00	
3913.90.10.00	
3913.90.20.15	Xanthan gum
3913.90.20.90	Other
3913.90.50.00	
3914.00.20.00	
3914.00.60.00	
3915.10.00.00	
3915.20.00.00	
3915.30.00.00	
3915.90.00.10	Of polyethylene terephthalate (PET) plastics
3915.90.00.90	Other
3916.10.00.00	
3916.20.00.10	Siding for house or building exterior
3916.20.00.20	Window, door, decking or railing profiles
3916.20.00.91	Other
3916.90.10.00	
3916.90.20.00	
3916.90.30.00	
3916.90.50.00	
3917.10.10.00	
3917.10.60.00	
3917.10.90.00	
3917.21.00.00	
3917.22.00.00	
3917.23.00.00	
3917.29.00.50	Less than 200 mm in length
3917.29.00.90	Other
3917.31.00.00	
3917.32.00.10	Of polyvinyl chloride
3917.32.00.20	Of polyethylene
3917.32.00.50	Other
3917.33.00.00	
3917.39.00.10	Reinforced with metal
3917.39.00.20	Other > Of polyvinyl chloride
3917.39.00.50	Other > Other
3917.40.00.10	For brake hoses for the vehicles of subheadings 8701.21, 8701.22, 8701.23, 8701.24 or 8701.29 or headings 8702, 8703, 8704, 8705 or 8711
3917.40.00.20	Plumbing fittings, not pressure rated (Drain/Waste/Vent (DWV)) > Of polyvinyl chloride
3917.40.00.30	Plumbing fittings, not pressure rated (Drain/Waste/Vent (DWV)) > Of acrylonitrile-butadiene-styrene
3917.40.00.50	Plumbing fittings, not pressure rated (Drain/Waste/Vent (DWV)) > Other
3917.40.00.60	Other plumbing fittings > Of polyvinyl chloride
3917.40.00.80	Other plumbing fittings > Other
3917.40.00.95	Other
3918.10.10.20	Vinyl tile consisting of a rigid solid polymer core
3918.10.10.30	Vinyl tile consisting of a rigid expanded polymer core of a kind described in statistical note 2 to this chapter
3918.10.10.40	Other
3918.10.20.00	
3918.10.31.10	Woven
3918.10.31.50	Other
3918.10.32.10	Woven
3918.10.32.50	Other
3918.10.40.10	Woven
3918.10.40.50	Other
3918.10.50.00	
3918.90.10.00	
3918.90.20.00	
3918.90.30.00	
3918.90.50.00	
3919.10.10.10	Pavement marking tape
3919.10.10.50	Other
3919.10.20.10	Filament reinforced tape
3919.10.20.20	Electrical tape
3919.10.20.30	Other > Transparent tape, not exceeding 55 m in length > Not exceeding 5 cm in width
3919.10.20.40	Other > Transparent tape, not exceeding 55 m in length > Other
3919.10.20.55	Other > Other
3919.90.10.00	
3919.90.50.10	Reflectorized sheeting
3919.90.50.20	Filament reinforced tape
3919.90.50.30	Electrical tape
3919.90.50.40	Transparent tape
3919.90.50.60	Other
3920.10.00.00	
3920.20.00.15	Strip put up in packaging for use as decorative or gift-wrapping ribbon
3920.20.00.20	Gift wrap
3920.20.00.55	Other
3920.30.00.00	
3920.43.10.00	
3920.43.50.00	
3920.49.00.00	
3920.51.10.00	
3920.51.50.50	Sheets, not flexible, containing flame retardant
3920.51.50.90	Other
3920.59.10.00	
3920.59.40.00	
3920.59.80.00	
3920.61.00.00	
3920.62.00.20	Metallized PET film > Gift wrap
3920.62.00.50	Metallized PET film > Other
3920.62.00.90	Other
3920.63.10.00	
3920.63.20.00	
3920.69.00.00	
3920.71.00.00	
3920.73.00.00	
3920.79.05.00	
3920.79.10.00	
3920.79.50.00	
3920.91.00.00	
3920.92.00.00	
3920.93.00.00	
3920.94.00.00	
3920.99.10.00	
3920.99.20.00	
3920.99.50.00	
3921.11.00.00	
3921.12.11.00	
3921.12.15.00	
3921.12.19.10	Products with textile components in which vegetable fibers predominate by weight over any other single textile fiber
3921.12.19.50	Other
3921.12.50.00	
3921.13.11.00	
3921.13.15.00	
3921.13.19.10	Products with textile components in which vegetable fibers predominate by weight over any other single textile fiber
3921.13.19.50	Other
3921.13.50.00	
3921.14.00.00	
3921.19.00.10	Microporous sheets of polyethylene or polypropylene film
3921.19.00.90	Other
3921.90.11.00	
3921.90.15.00	
3921.90.19.10	Products with textile components in which vegetable fibers predominate by weight over any other single textile fiber
3921.90.19.50	Other
3921.90.21.00	
3921.90.25.10	Over 70 percent by weight of plastics
3921.90.25.50	Other (229)
3921.90.29.00	
3921.90.40.10	Reinforced with paper
3921.90.40.90	Other
3921.90.50.10	High pressure paper reinforced decorative laminates
3921.90.50.50	Other
3922.10.00.00	
3922.20.00.00	
3922.90.00.00	
3923.10.20.00	
3923.10.90.00	
3923.21.00.11	Reclosable, with integral extruded closure > With no single side exceeding 75 mm in length
3923.21.00.20	Reclosable, with integral extruded closure > Other, with sliders that open or close the seal
3923.21.00.30	Reclosable, with integral extruded closure > Other
3923.21.00.80	Other > With no single side exceeding 75 mm in length
3923.21.00.85	Other > Polyethylene retail carrier bags (PRCBs) with handles (including drawstrings), with no length or width shorter than 6 inches (152.4 mm) or longer than 40 inches (1,016 mm)
3923.21.00.95	Other > Other
3923.29.00.00	
3923.30.00.10	Of a capacity not exceeding 50 ml
3923.30.00.90	Other
3923.40.00.10	Photographic film reels and reel cans
3923.40.00.50	Other
3923.50.00.00	
3923.90.00.12	Buckets and pails, with or without lids or other closures, having a capacity of > Less than 11.36 liters (3 gallons)
3923.90.00.14	Buckets and pails, with or without lids or other closures, having a capacity of > 11.36 liters (3 gallons) or more, but not more than 22.71 liters (6 gallons)
3923.90.00.16	Buckets and pails, with or without lids or other closures, having a capacity of > 22.71 liters (6 gallons) or more
3923.90.00.80	Other
3924.10.10.00	
3924.10.20.00	
3924.10.30.00	
3924.10.40.00	
3924.90.05.00	
3924.90.10.10	Curtains and drapes
3924.90.10.50	Other
3924.90.20.00	
3924.90.56.10	Gates for confining children or pets
3924.90.56.50	Other
3925.10.00.00	
3925.20.00.10	Doors and door frames
3925.20.00.20	Windows and window frames
3925.20.00.91	Other
3925.30.10.00	
3925.30.50.00	
3925.90.00.00	
3926.10.00.00	
3926.20.10.10	Surgical and medical
3926.20.10.20	Other > Disposable
3926.20.10.50	Other > Other
3926.20.20.00	
3926.20.30.00	
3926.20.40.10	Disposable
3926.20.40.50	Other
3926.20.60.00	
3926.20.90.10	Aprons
3926.20.90.50	Other
3926.30.10.00	
3926.30.50.00	
3926.40.00.10	Bows and similar products for decorative purposes including gift-packaging and the like
3926.40.00.90	Other
3926.90.10.00	
3926.90.16.00	
3926.90.21.00	
3926.90.25.00	
3926.90.30.00	
3926.90.33.00	
3926.90.35.00	
3926.90.40.00	
3926.90.45.10	O-Rings
3926.90.45.90	Other
3926.90.48.00	
3926.90.50.00	
3926.90.55.00	
3926.90.56.00	
3926.90.57.00	
3926.90.59.00	
3926.90.60.10	Synchronous belts
3926.90.60.90	Other
3926.90.65.10	Valued not over 80 cents per gross
3926.90.65.20	Valued over 80 cents but not over $1.35 per gross
3926.90.65.30	Valued over $1.35 but not over $1.70 per gross
3926.90.65.50	Valued over $1.70 per gross
3926.90.70.00	
3926.90.75.00	
3926.90.77.00	
3926.90.83.00	
3926.90.85.00	
3926.90.87.00	
3926.90.94.00	
3926.90.96.00	
3926.90.99.05	Elastic bands made wholly of plastics
3926.90.99.10	Laboratory ware
3926.90.99.25	Reflective triangular warning signs for road use
3926.90.99.30	Ladders
3926.90.99.40	Covers, rings and frames for manholes; catch basins; drainage gates and frames thereof; cleanout covers and frames thereof; valve, service and meter boxes
3926.90.99.50	Face masks and shields, medical positioning or transport pads, medical waste containers or disinfectant wipes dispensers
3926.90.99.87	Rigid tubes or pipes suitable for use as electrical conduit
3926.90.99.89	Other
4001.10.00.00	
4001.21.00.10	Grade 1
4001.21.00.20	Grade 2
4001.21.00.30	Grade 3
4001.21.00.50	Other
4001.22.00.05	Grade 5
4001.22.00.10	Grade CV
4001.22.00.15	Grade L
4001.22.00.20	Grade 10
4001.22.00.25	Grade 20
4001.22.00.50	Other
4001.29.00.00	
4001.30.00.05	Balata
4001.30.00.10	Gutta-percha and guttas, not elsewhere specified or included
4001.30.00.20	Chicle
4001.30.00.55	Other
4002.11.00.00	
4002.19.00.14	Containing 50 percent or less styrene by weight of the dry polymer > Styrene-butadiene-styrene block co- polymers produced by solution polymerization (SBS, thermoplastic elastormers), in granules, crumbs or powders
4002.19.00.15	Containing 50 percent or less styrene by weight of the dry polymer > Styrene-butadiene rubber produced by emulsion polymerization (E-SBR) in bales
4002.19.00.16	Containing 50 percent or less styrene by weight of the dry polymer > Styrene-butadiene rubber produced by solution polymerization (S-SBR) in bales
4002.19.00.19	Containing 50 percent or less styrene by weight of the dry polymer > Other
4002.19.00.20	Containing over 50 percent styrene by weight of the dry polymer
4002.20.00.00	
4002.31.00.00	
4002.39.00.00	
4002.41.00.00	
4002.49.00.00	
4002.51.00.00	
4002.59.00.00	
4002.60.00.00	
4002.70.00.00	
4002.80.00.00	
4002.91.00.00	
4002.99.00.00	
4003.00.00.00	
4004.00.00.00	
4005.10.00.00	
4005.20.00.00	
4005.91.00.00	
4005.99.00.00	
4006.10.00.00	
4006.90.10.00	
4006.90.50.00	
4007.00.00.00	
4008.11.10.00	
4008.11.50.00	
4008.19.20.00	
4008.19.40.00	
4008.19.60.00	
4008.19.80.00	
4008.21.00.00	
4008.29.20.00	
4008.29.40.00	
4009.11.00.00	
4009.12.00.20	Brake hoses for the vehicles of subheadings 8701.21, 8701.22, 8701.23, 8701.24 or 8701.29 or headings 8702, 8703, 8704, 8705 or 8711
4009.12.00.50	Other
4009.21.00.00	
4009.22.00.20	Brake hoses for the vehicles of subheadings 8701.21, 8701.22, 8701.23, 8701.24 or 8701.29 or headings 8702, 8703, 8704, 8705 or 8711
4009.22.00.50	Other
4009.31.00.00	
4009.32.00.20	Brake hoses for the vehicles of subheadings 8701.21, 8701.22, 8701.23, 8701.24 or 8701.29 or headings 8702, 8703, 8704, 8705 or 8711
4009.32.00.50	Other
4009.41.00.00	
4009.42.00.20	Brake hoses for the vehicles of subheadings 8701.21, 8701.22, 8701.23, 8701.24 or 8701.29 or headings 8702, 8703, 8704, 8705 or 8711
4009.42.00.50	Other
4010.11.00.00	
4010.12.10.00	
4010.12.50.00	
4010.12.55.00	
4010.12.90.00	
4010.19.10.00	
4010.19.50.00	
4010.19.55.00	
4010.19.80.00	
4010.19.91.00	
4010.31.30.00	
4010.31.60.00	
4010.32.30.00	
4010.32.60.00	
4010.33.30.00	
4010.33.60.00	
4010.34.30.00	
4010.34.60.00	
4010.35.30.00	
4010.35.41.00	
4010.35.45.00	
4010.35.50.00	
4010.35.90.00	
4010.36.30.00	
4010.36.41.00	
4010.36.45.00	
4010.36.50.00	
4010.36.90.00	
4010.39.10.00	
4010.39.20.00	
4010.39.30.00	
4010.39.41.00	
4010.39.45.00	
4010.39.50.00	
4010.39.90.00	
4011.10.10.10	Having a rim diameter of 33.02 cm (13 inches) or less
4011.10.10.20	Having a rim diameter greater than 33.02 cm (13 inches) but not more than 35.56 cm (14 inches)
4011.10.10.30	Having a rim diameter greater than 35.56 cm (14 inches) but not more than 38.10 cm (15 inches)
4011.10.10.40	Having a rim diameter greater than 38.10 cm (15 inches) but not more than 40.64 cm (16 inches)
4011.10.10.50	Having a rim diameter greater than 40.64 cm (16 inches) but not more than 43.18 cm (17 inches)
4011.10.10.60	Having a rim diameter greater than 43.18 cm (17 inches) but not more than 45.72 cm (18 inches)
4011.10.10.70	Having a rim diameter greater than 45.72 cm (18 inches)
4011.10.50.00	
4011.20.10.05	On-the-highway > Light truck
4011.20.10.15	On-the-highway > Other
4011.20.10.25	Off-the-highway > For use on a rim measuring 40.6 cm or more in diameter
4011.20.10.35	Off-the-highway > Other
4011.20.50.10	On-the-highway > Light truck
4011.20.50.20	On-the-highway > Other
4011.20.50.30	Off-the-highway > For use on a rim measuring 40.6 cm or more in diameter
4011.20.50.50	Off-the-highway > Other
4011.30.00.10	For use in civil aircraft
4011.30.00.50	Other
4011.40.00.00	
4011.50.00.00	
4011.70.00.10	Having a "herring-bone" or similar tread
4011.70.00.50	Other
4011.80.10.10	Having a rim size not exceeding 61 cm
4011.80.10.20	Having a rim size exceeding 61 cm
4011.80.20.10	Having a rim size not exceeding 61 cm
4011.80.20.20	Having a rim size exceeding 61 cm
4011.80.80.10	Having a rim size not exceeding 61 cm
4011.80.80.20	Having a rim size exceeding 61 cm
4011.90.10.10	Of a kind used on golf carts, all-terrain vehicles, and for turf, lawn and garden, and trailer applications
4011.90.10.50	Other
4011.90.20.10	Of a kind used on golf carts, all-terrain vehicles, and for turf, lawn and garden, and trailer applications
4011.90.20.50	Other
4011.90.80.10	Of a kind used on golf carts, all-terrain vehicles, and for turf, lawn and garden, and trailer applications
4011.90.80.50	Other
4012.11.40.00	
4012.11.80.00	
4012.12.40.15	On-the-highway truck and bus tires > Light truck
4012.12.40.25	On-the-highway truck and bus tires > Other
4012.12.40.35	Other
4012.12.80.19	On-the-highway truck and bus tires > Light truck
4012.12.80.29	On-the-highway truck and bus tires > Other
4012.12.80.50	Other
4012.13.00.10	For use in civil aircraft
4012.13.00.50	Other
4012.19.20.00	
4012.19.40.00	
4012.19.80.00	
4012.20.10.10	For use in civil aircraft
4012.20.10.50	Other
4012.20.15.00	
4012.20.45.00	
4012.20.60.00	
4012.20.80.00	
4012.90.10.00	
4012.90.30.00	
4012.90.45.00	
4012.90.70.00	
4012.90.90.00	
4013.10.00.10	Motor car
4013.10.00.20	Truck and bus
4013.20.00.00	
4013.90.10.00	
4013.90.50.10	Motorcycle (including moped)
4013.90.50.50	Other
4014.10.00.00	
4014.90.10.00	
4014.90.50.00	
4015.12.10.10	Medical gloves, mittens and mitts
4015.12.10.20	Surgical gloves, mittens and mitts
4015.12.90.00	
4015.19.11.10	Disposable
4015.19.11.50	Other
4015.19.51.00	
4015.90.00.10	Aprons
4015.90.00.50	Other
4016.10.00.00	
4016.91.00.00	
4016.92.00.00	
4016.93.10.10	O-Rings
4016.93.10.20	Oil seals
4016.93.10.50	Other
4016.93.50.10	O-Rings
4016.93.50.20	Oil seals
4016.93.50.50	Other
4016.94.00.00	
4016.95.00.00	
4016.99.03.00	
4016.99.05.00	
4016.99.10.00	
4016.99.15.00	
4016.99.20.00	
4016.99.30.00	
4016.99.35.10	Rubber bands
4016.99.35.50	Other
4016.99.55.00	
4016.99.60.10	Mechanical articles for motor vehicles
4016.99.60.50	Other
4017.00.00.00	
4101.20.10.10	Of bovine animals
4101.20.10.20	Of equine animals
4101.20.20.00	
4101.20.30.00	
4101.20.35.00	
4101.20.40.00	
4101.20.50.00	
4101.20.70.00	
4101.50.10.10	Of bovine animals > Cattle
4101.50.10.20	Of bovine animals > Other
4101.50.10.91	Of equine animals
4101.50.20.00	
4101.50.30.00	
4101.50.35.00	
4101.50.40.00	
4101.50.50.00	
4101.50.70.00	
4101.90.10.10	Of bovine animals > Fresh or wet-salted > Butts and bends
4101.90.10.20	Of bovine animals > Fresh or wet-salted > Other
4101.90.10.30	Of bovine animals > Other
4101.90.10.40	Of equine animals
4101.90.35.00	
4101.90.40.00	
4101.90.50.00	
4101.90.70.00	
4102.10.10.00	
4102.10.20.00	
4102.10.30.00	
4102.21.00.65	Not split
4102.21.00.95	Other
4102.29.10.10	Hair sheep and cabretta skins
4102.29.10.90	Other
4102.29.20.00	
4102.29.30.00	
4103.20.10.00	
4103.20.20.00	
4103.20.30.00	
4103.30.10.00	
4103.30.20.00	
4103.90.11.30	Deer
4103.90.11.40	Of goats or kids
4103.90.11.90	Other
4103.90.12.00	
4103.90.13.00	
4103.90.20.00	
4104.11.10.20	Upper leather
4104.11.10.40	Lining leather
4104.11.20.00	
4104.11.30.10	Upper leather
4104.11.30.60	Other
4104.11.40.10	Upper leather
4104.11.40.60	Other
4104.11.50.30	Wet blues > Not split
4104.11.50.40	Wet blues > Split > Grains
4104.11.50.70	Wet blues > Split > Other
4104.11.50.80	Other
4104.19.10.20	Upper leather
4104.19.10.40	Lining leather
4104.19.20.00	
4104.19.30.00	
4104.19.40.10	Upper leather
4104.19.40.60	Other
4104.19.50.30	Wet blues > Not split
4104.19.50.40	Wet blues > Split > Grains
4104.19.50.70	Wet blues > Split > Other
4104.19.50.80	Other
4104.41.10.20	Upper leather
4104.41.10.40	Lining leather
4104.41.20.00	
4104.41.30.10	Upper leather
4104.41.30.60	Other
4104.41.40.10	Upper leather
4104.41.40.60	Other
4104.41.50.00	
4104.49.10.20	Upper leather
4104.49.10.40	Lining leather
4104.49.20.00	
4104.49.30.10	Upper leather
4104.49.30.60	Other
4104.49.40.10	Upper leather
4104.49.40.60	Other
4104.49.50.00	
4105.10.10.00	
4105.10.90.00	
4105.30.00.00	
4106.21.10.00	
4106.21.90.00	
4106.22.00.00	
4106.31.10.00	
4106.31.90.00	
4106.32.00.00	
4106.40.00.00	
4106.91.00.00	
4106.92.00.00	
4107.11.10.20	Upper leather
4107.11.10.40	Lining leather
4107.11.20.00	
4107.11.30.00	
4107.11.40.00	
4107.11.50.00	
4107.11.60.10	Upper leather
4107.11.60.60	Sole leather
4107.11.70.30	Belting
4107.11.70.40	Glove and garment
4107.11.70.50	Bag, case, strap and collar
4107.11.70.90	Other
4107.11.80.00	
4107.12.10.20	Upper leather
4107.12.10.40	Lining leather
4107.12.20.00	
4107.12.30.00	
4107.12.40.00	
4107.12.50.00	
4107.12.60.10	Upper leather
4107.12.60.60	Sole leather
4107.12.70.30	Belting
4107.12.70.40	Glove and garment
4107.12.70.50	Bag, case, strap and collar
4107.12.70.90	Other
4107.12.80.00	
4107.19.10.20	Upper leather
4107.19.10.40	Lining leather
4107.19.20.00	
4107.19.30.00	
4107.19.40.00	
4107.19.50.00	
4107.19.60.10	Upper leather
4107.19.60.50	Sole leather
4107.19.70.30	Belting
4107.19.70.40	Glove and garment
4107.19.70.50	Bag, case, strap and collar
4107.19.70.90	Other
4107.19.80.00	
4107.91.40.00	
4107.91.50.00	
4107.91.60.10	Upper leather
4107.91.60.50	Sole leather
4107.91.70.30	Belting
4107.91.70.40	Glove and garment
4107.91.70.50	Bag, case, strap and collar
4107.91.70.90	Other
4107.91.80.00	
4107.92.40.00	
4107.92.50.00	
4107.92.60.10	Upper leather
4107.92.60.50	Sole leather
4107.92.70.30	Belting
4107.92.70.40	Glove and garment
4107.92.70.50	Bag, case, strap and collar
4107.92.70.90	Other
4107.92.80.00	
4107.99.40.00	
4107.99.50.00	
4107.99.60.10	Upper leather
4107.99.60.50	Sole leather
4107.99.70.30	Belting
4107.99.70.40	Glove and garment
4107.99.70.50	Bag, case, strap and collar
4107.99.70.90	Other
4107.99.80.00	
4112.00.30.30	Garment
4112.00.30.60	Other
4112.00.60.00	
4113.10.30.00	
4113.10.60.00	
4113.20.00.00	
4113.30.30.00	
4113.30.60.00	
4113.90.30.00	
4113.90.60.00	
4114.10.00.00	
4114.20.30.00	
4114.20.40.00	
4114.20.70.00	
4115.10.00.00	
4115.20.00.00	
4201.00.30.00	
4201.00.60.00	
4202.11.00.30	Attache cases, briefcases, school satchels, occupational luggage cases and similar containers
4202.11.00.90	Other
4202.12.21.20	Structured, rigid on all sides
4202.12.21.50	Other
4202.12.29.10	Structured, rigid on all sides > Attache cases, briefcases and similar containers
4202.12.29.25	Structured, rigid on all sides > Other
4202.12.29.35	Other > Attache cases, briefcases and similar containers
4202.12.29.85	Other > Other
4202.12.40.00	
4202.12.60.00	
4202.12.81.30	Attache cases, briefcases, school satchels, occupational luggage cases and similar containers (670)
4202.12.81.70	Other (670)
4202.12.89.10	Attache cases, briefcases, school satchels, occupational luggage cases and similar containers > Containing 85 percent or more by weight of silk or silk waste
4202.12.89.20	Attache cases, briefcases, school satchels, occupational luggage cases and similar containers > Of cotton (369)
4202.12.89.40	Attache cases, briefcases, school satchels, occupational luggage cases and similar containers > Other (870)
4202.12.89.50	Other > Containing 85 percent or more by weight of silk or silk waste
4202.12.89.60	Other > Of cotton (369)
4202.12.89.80	Other > Other (870)
4202.19.00.00	
4202.21.30.00	
4202.21.60.00	
4202.21.90.00	
4202.22.15.00	
4202.22.35.00	
4202.22.40.10	Containing 85 percent or more by weight of silk or silk waste
4202.22.40.20	Other > Of cotton (369)
4202.22.40.30	Other > Of man-made fibers (670)
4202.22.40.40	Other > Other (871)
4202.22.45.00	
4202.22.60.00	
4202.22.70.00	
4202.22.81.00	
4202.22.89.30	Of cotton (369)
4202.22.89.70	Of paper yarn
4202.22.89.80	Other (871)
4202.29.10.00	
4202.29.20.00	
4202.29.50.00	
4202.29.90.00	
4202.31.30.00	
4202.31.60.00	
4202.32.10.00	
4202.32.20.00	
4202.32.40.00	
4202.32.80.00	
4202.32.85.00	
4202.32.91.00	
4202.32.93.00	
4202.32.99.00	
4202.39.10.00	
4202.39.20.00	
4202.39.50.00	
4202.39.90.00	
4202.91.10.00	
4202.91.90.30	Travel, sports and similar bags
4202.91.90.90	Other
4202.92.04.00	
4202.92.08.05	Of cotton (369)
4202.92.08.07	Of man-made fibers (670)
4202.92.08.09	Other (870)
4202.92.10.00	
4202.92.15.00	
4202.92.20.00	
4202.92.31.20	Backpacks (670)
4202.92.31.31	Other (670)
4202.92.33.05	Of paper yarn
4202.92.33.10	Containing 85 percent or more by weight of silk or silk waste
4202.92.33.16	Of cotton (369)
4202.92.39.00	
4202.92.45.00	
4202.92.50.00	
4202.92.60.10	Jewelry boxes, and similar containers of a kind normally sold at retail with their contents
4202.92.60.91	Other (369)
4202.92.91.00	
4202.92.93.10	Containing 85 percent or more by weight of silk or silk waste
4202.92.93.15	Other, jewelry boxes of a kind normally sold at retail with their contents
4202.92.93.36	Other (870)
4202.92.94.00	
4202.92.97.00	
4202.99.10.00	
4202.99.20.00	
4202.99.30.00	
4202.99.50.00	
4202.99.90.00	
4203.10.20.00	
4203.10.40.10	Coats and jackets > Anoraks
4203.10.40.30	Coats and jackets > Other > Men''s and boys''
4203.10.40.60	Coats and jackets > Other > Women''s, girls'' and infants''
4203.10.40.85	Other > Men''s and boys''
4203.10.40.95	Other > Women''s, girls'' and infants''
4203.21.20.00	
4203.21.40.00	
4203.21.55.00	
4203.21.60.00	
4203.21.70.00	
4203.21.80.30	Golf gloves
4203.21.80.60	Other
4203.29.05.00	
4203.29.08.00	
4203.29.15.00	
4203.29.18.00	
4203.29.20.00	
4203.29.30.10	Not lined
4203.29.30.20	Lined
4203.29.40.00	
4203.29.50.00	
4203.30.00.00	
4203.40.30.00	
4203.40.60.00	
4205.00.05.00	
4205.00.10.00	
4205.00.20.00	
4205.00.40.00	
4205.00.60.00	
4205.00.80.00	
4206.00.13.00	
4206.00.19.10	Racquet strings
4206.00.19.30	Other
4206.00.90.00	
4301.10.00.10	Wild
4301.10.00.20	Other
4301.30.00.00	
4301.60.30.00	
4301.60.60.00	
4301.80.02.01	Of hare
4301.80.02.02	Of rabbit
4301.80.02.03	Of beaver
4301.80.02.04	Of muskrat
4301.80.02.10	Of nutria
4301.80.02.20	Of lynx
4301.80.02.40	Of marten
4301.80.02.60	Of sable
4301.80.02.70	Of fisher
4301.80.02.75	Of racoon
4301.80.02.80	Of seal
4301.80.02.90	Other
4301.90.00.00	
4302.11.00.10	Kolinsky
4302.11.00.20	Other
4302.19.13.00	
4302.19.15.00	
4302.19.30.30	Fox
4302.19.30.40	Racoon
4302.19.30.70	Other
4302.19.45.30	Fox
4302.19.45.40	Racoon
4302.19.45.70	Other
4302.19.55.00	
4302.19.60.00	
4302.19.75.00	
4302.20.30.00	
4302.20.60.00	
4302.20.90.00	
4302.30.00.00	
4303.10.00.30	Of mink
4303.10.00.60	Other
4303.90.00.00	
4304.00.00.00	
4401.11.00.00	
4401.12.00.00	
4401.21.00.00	
4401.22.00.00	
4401.31.00.00	
4401.32.00.00	
4401.39.20.00	
4401.39.42.10	Sawdust
4401.39.42.20	Shavings
4401.39.42.90	Other
4401.41.00.00	
4401.49.00.20	Shavings
4401.49.00.90	Other
4402.10.00.00	
4402.20.00.00	
4402.90.01.00	
4403.11.00.20	Poles, piles and posts > Telephone, telegraph and electrical power poles
4403.11.00.40	Poles, piles and posts > Fence posts
4403.11.00.50	Poles, piles and posts > Other
4403.11.00.60	Other
4403.12.00.20	Poles, piles and posts > Telephone, telegraph and electrical power poles
4403.12.00.40	Poles, piles and posts > Fence posts
4403.12.00.50	Poles, piles and posts > Other
4403.12.00.60	Other
4403.21.01.12	Poles, piles and posts > Telephone, telegraph and electrical power poles
4403.21.01.15	Poles, piles and posts > Fence posts
4403.21.01.16	Poles, piles and posts > Other
4403.21.01.20	Logs and timber > Southern yellow pine (Loblolly pine (Pinus taeda)), long leaf pine (Pinus palustris), pitch pine (Pinus rigida), short leaf pine (Pinus echinata), slash pine (Pinus elliottii) and Virginia pine (Pinus virginiana)
4403.21.01.25	Logs and timber > Ponderosa pine (Pinus ponderosa)
4403.21.01.30	Logs and timber > Other
4403.21.01.65	Other
4403.22.01.08	Pulpwood
4403.22.01.12	Poles, piles and posts > Telephone, telegraph and electrical power poles
4403.22.01.15	Poles, piles and posts > Fence posts
4403.22.01.16	Poles, piles and posts > Other
4403.22.01.20	Logs and timber > Southern yellow pine (Loblolly pine (Pinus taeda)), long leaf pine (Pinus palustris), pitch pine (Pinus rigida), short leaf pine (Pinus echinata), slash pine (Pinus elliottii) and Virginia pine (Pinus virginiana)
4403.22.01.25	Logs and timber > Ponderosa pine (Pinus ponderosa)
4403.22.01.30	Logs and timber > Other
4403.22.01.65	Other
4403.23.01.12	Poles, piles and posts > Telephone, telegraph and electrical power poles
4403.23.01.15	Poles, piles and posts > Fence posts
4403.23.01.16	Poles, piles and posts > Other
4403.23.01.35	Logs and timber > Spruce (Picea spp.)
4403.23.01.42	Logs and timber > Other fir; balsam
4403.23.01.65	Other
4403.24.01.04	Pulpwood
4403.24.01.12	Poles, piles and posts > Telephone, telegraph and electrical power poles
4403.24.01.15	Poles, piles and posts > Fence posts
4403.24.01.16	Poles, piles and posts > Other
4403.24.01.35	Logs and timber > Spruce (Picea spp.)
4403.24.01.42	Logs and timber > Other fir; balsam
4403.24.01.65	Other
4403.25.01.12	Poles, piles and posts > Telephone, telegraph and electrical power poles
4403.25.01.15	Poles, piles and posts > Fence posts
4403.25.01.16	Poles, piles and posts > Other
4403.25.01.40	Logs and timber > Douglas-fir (Pseudotsuga menziesii)
4403.25.01.50	Logs and timber > Western hemlock (Tsuga heterophylla)
4403.25.01.52	Logs and timber > Other hemlock
4403.25.01.55	Logs and timber > Western red cedar (Thuja plicata)
4403.25.01.57	Logs and timber > Other cedar
4403.25.01.64	Logs and timber > Other
4403.25.01.65	Other
4403.26.01.08	Pulpwood
4403.26.01.12	Poles, piles and posts > Telephone, telegraph and electrical power poles
4403.26.01.15	Poles, piles and posts > Fence posts
4403.26.01.16	Poles, piles and posts > Other
4403.26.01.40	Logs and timber > Douglas-fir (Pseudotsuga menziesii)
4403.26.01.50	Logs and timber > Western hemlock (Tsuga heterophylla)
4403.26.01.52	Logs and timber > Other hemlock
4403.26.01.55	Logs and timber > Western red cedar (Thuja plicata)
4403.26.01.57	Logs and timber > Other cedar
4403.26.01.64	Logs and timber > Other
4403.26.01.65	Other
4403.41.00.00	
4403.42.00.00	
4403.49.02.00	
4403.91.00.20	Of red oak
4403.91.00.40	Other
4403.93.01.00	
4403.94.01.00	
4403.95.01.27	Poles, piles and posts
4403.95.01.30	Other
4403.96.01.23	Pulpwood
4403.96.01.27	Poles, piles and posts
4403.96.01.30	Other
4403.97.00.22	Pulpwood
4403.97.00.26	Poles, piles and posts
4403.97.00.65	Other > Of yellow poplar (Liriodendron tulipifera)
4403.97.00.67	Other > Of other poplar; of aspen or cottonwood
4403.98.00.23	Pulpwood
4403.98.00.28	Poles, piles and posts
4403.98.00.95	Other
4403.99.01.23	Pulpwood
4403.99.01.28	Poles, piles and posts
4403.99.01.40	Other > Of ash (Fraxinus spp.)
4403.99.01.50	Other > Of western red alder (Alnus rubra)
4403.99.01.55	Other > Of cherry (Prunus spp.)
4403.99.01.60	Other > Of maple (Acer spp.)
4403.99.01.70	Other > Of walnut (Juglans spp.)
4403.99.01.75	Other > Of paulownia (Paulownia spp.)
4403.99.01.95	Other > Other
4404.10.00.40	Fence pickets, palings and rails
4404.10.00.80	Poles, piles and posts
4404.10.00.90	Other
4404.20.00.40	Fence pickets, palings and rails
4404.20.00.80	Poles, piles and posts
4404.20.00.90	Other
4405.00.00.00	
4406.11.00.00	
4406.12.00.00	
4406.91.00.00	
4406.92.00.00	
4407.11.00.01	Finger-jointed
4407.11.00.02	Other > Treated with paint, stain, creosote or other preservative
4407.11.00.42	Other > Not treated > Eastern white pine (Pinus strobus) and red pine (Pinus resinosa) > Rough
4407.11.00.43	Other > Not treated > Eastern white pine (Pinus strobus) and red pine (Pinus resinosa) > Other
4407.11.00.44	Other > Not treated > Lodgepole pine (Pinus contorta) > Rough
4407.11.00.45	Other > Not treated > Lodgepole pine (Pinus contorta) > Other
4407.11.00.46	Other > Not treated > Southern yellow pine (Loblolly pine (Pinus taeda)), long leaf pine (Pinus palustris), pitch pine (Pinus rigida), short leaf pine (Pinus echinata), slash pine (Pinus elliottii) and Virginia pine (Pinus virginiana) > Rough
4407.11.00.47	Other > Not treated > Southern yellow pine (Loblolly pine (Pinus taeda)), long leaf pine (Pinus palustris), pitch pine (Pinus rigida), short leaf pine (Pinus echinata), slash pine (Pinus elliottii) and Virginia pine (Pinus virginiana) > Other
4407.11.00.48	Other > Not treated > Ponderosa pine (Pinus ponderosa) > Rough
4407.11.00.49	Other > Not treated > Ponderosa pine (Pinus ponderosa) > Other
4407.11.00.52	Other > Not treated > Other pine > Rough
4407.11.00.53	Other > Not treated > Other pine > Other
4407.12.00.01	Finger-jointed
4407.12.00.02	Other > Treated with paint, stain, creosote or other preservative
4407.12.00.17	Other > Not treated > Sitka spruce (Picea sitchensis) > Rough
4407.12.00.18	Other > Not treated > Sitka spruce (Picea sitchensis) > Other
4407.12.00.19	Other > Not treated > Other spruce > Rough
4407.12.00.20	Other > Not treated > Other spruce > Other
4407.12.00.58	Other > Not treated > Fir (Abies spp.) > Rough
4407.12.00.59	Other > Not treated > Fir (Abies spp.) > Other
4407.13.00.00	
4407.14.00.00	
4407.19.00.01	Finger-jointed
4407.19.00.02	Other > Treated with paint, stain, creosote or other preservative
4407.19.00.54	Other > Not treated > Douglas-fir (Pseudotsuga menziesii) > Rough > Having a minimum dimension less than 5.1 cm
4407.19.00.55	Other > Not treated > Douglas-fir (Pseudotsuga menziesii) > Rough > Having a minimum dimension 5.1 cm or more but less than 12.7 cm
4407.19.00.56	Other > Not treated > Douglas-fir (Pseudotsuga menziesii) > Rough > Having a minimum dimension 12.7 cm or more
4407.19.00.57	Other > Not treated > Douglas-fir (Pseudotsuga menziesii) > Other
4407.19.00.64	Other > Not treated > Hemlock (Tsuga spp.) > Rough
4407.19.00.65	Other > Not treated > Hemlock (Tsuga spp.) > Other
4407.19.00.66	Other > Not treated > Larch (Larix spp.) > Rough
4407.19.00.67	Other > Not treated > Larch (Larix spp.) > Other
4407.19.00.68	Other > Not treated > Western red cedar > Rough
4407.19.00.69	Other > Not treated > Western red cedar > Other
4407.19.00.74	Other > Not treated > Yellow cedar (Chamaecyparis nootkatensis) > Rough
4407.19.00.75	Other > Not treated > Yellow cedar (Chamaecyparis nootkatensis) > Other
4407.19.00.76	Other > Not treated > Other cedar (Thuja spp., Juniperus spp., Chamaecyparis spp., Cupressus spp. and Libocedrus spp.) > Rough
4407.19.00.77	Other > Not treated > Other cedar (Thuja spp., Juniperus spp., Chamaecyparis spp., Cupressus spp. and Libocedrus spp.) > Other
4407.19.00.82	Other > Not treated > Redwood (Sequoia sempervirens) > Rough
4407.19.00.83	Other > Not treated > Redwood (Sequoia sempervirens) > Other
4407.19.00.92	Other > Not treated > Other > Rough
4407.19.00.93	Other > Not treated > Other > Other
4407.21.00.00	
4407.22.00.06	Balsa (Ochroma lagopus)
4407.22.00.91	Other
4407.23.01.00	
4407.25.00.00	
4407.26.00.00	
4407.27.00.00	
4407.28.00.00	
4407.29.02.06	Acajou d''Afrique (Khaya spp.), also known as African mahogany
4407.29.02.11	Anigre (Aningeria spp.), also known as Aningre, Aniegre or Anegre
4407.29.02.16	Keruing (Dipterocarpus spp.)
4407.29.02.20	Ipé (Tabebuia spp. or Handroanthus spp.), also known as Tahibo or Taheebo, LaPacho or Lapacho, Brazilian walnut and Patagonian walnut
4407.29.02.40	Andiroba (Carapa guianensis and C. procera), Padauk (Pterocarpus spp.), also known as Padouk
4407.29.02.60	Cedro (Cedrela spp.), also known as Spanish Cedar
4407.29.02.85	Jatoba (Hymenaea spp.), also known as Brazilian Cherry
4407.29.02.96	Other
4407.91.00.22	Red oak
4407.91.00.63	Other
4407.92.00.00	
4407.93.00.10	Hard maple
4407.93.00.20	Other
4407.94.00.00	
4407.95.00.00	
4407.96.00.11	North American (Betula alleghaniensis, Betula papyrifera, Betula lenta, Betula nigra)
4407.96.00.13	European (Betula pendula, Betula pubescens), also known as Baltic, Russian or Chinese birch
4407.96.00.19	Other
4407.97.00.72	Yellow poplar (Liriodendron tulipifera)
4407.97.00.79	Other poplar; aspen; cottonwood
4407.99.02.42	Hickory (Carya spp.) and pecan (Carya illinoensis, Carya pecan)
4407.99.02.61	Walnut (Juglans spp)
4407.99.02.63	Western red alder (Alnus rubra)
4407.99.02.95	Other nonconiferous
4408.10.01.25	Douglas fir
4408.10.01.45	Other
4408.31.01.00	
4408.39.02.10	Spliced or end-jointed
4408.39.02.20	Other > Acajou or Acajou d''Afrique (Khaya spp.), also known as African mahogany
4408.39.02.30	Other > Anigre (Aningeria spp.), also known as Aningre, Aniegre or Anegre
4408.39.02.40	Other > Ceiba (Ceiba spp.)
4408.39.02.50	Other > Obeche (Triplochiton spp.), also known as Ayous
4408.39.02.60	Other > Okoume (Aucoumea spp.)
4408.39.02.70	Other > Sapele (Sapelli), Sipo or Utile (Entandrophragma spp.)
4408.39.02.91	Other > Other
4408.90.01.05	Spliced or end-jointed > Ash (Fraxinus spp.)
4408.90.01.10	Spliced or end-jointed > Birch (Betula spp.)
4408.90.01.15	Spliced or end-jointed > Cherry (Prunus spp.)
4408.90.01.21	Spliced or end-jointed > Maple (Acer spp.)
4408.90.01.31	Spliced or end-jointed > Oak (Quercus spp.) > Red
4408.90.01.37	Spliced or end-jointed > Oak (Quercus spp.) > Other
4408.90.01.45	Spliced or end-jointed > Walnut (Juglans spp.)
4408.90.01.51	Spliced or end-jointed > Other
4408.90.01.56	Other > Ash (Fraxinus spp.)
4408.90.01.61	Other > Birch (Betula spp.)
4408.90.01.66	Other > Cherry (Prunus spp.)
4408.90.01.71	Other > Maple (Acer spp.)
4408.90.01.76	Other > Oak (Quercus spp.) > Red
4408.90.01.81	Other > Oak (Quercus spp.) > Other
4408.90.01.87	Other > Walnut (Juglans spp.)
4408.90.01.97	Other > Other
4409.10.05.00	
4409.10.10.20	Resawn bevel siding > Western red cedar
4409.10.10.40	Resawn bevel siding > Other
4409.10.10.60	Other > Western red cedar
4409.10.10.80	Other > Other
4409.10.20.00	
4409.10.40.10	End-jointed
4409.10.40.90	Other
4409.10.45.00	
4409.10.50.00	
4409.10.60.00	
4409.10.65.00	
4409.10.90.20	Western red cedar
4409.10.90.40	Other
4409.21.05.00	
4409.21.90.00	
4409.22.05.15	Wood flooring (end-matched) > Jatoba (Hymenaea spp.), also known as Brazilian Cherry
4409.22.05.20	Wood flooring (end-matched) > Ipé (Tabebuia spp. or Handroanthus spp.), also known as Tahibo or Taheebo, LaPacho or Lapacho, Brazilian walnut, and Patagonian walnut
4409.22.05.35	Wood flooring (end-matched) > Santos mahogany (Myroxylon balsamum), also known as Cabreuva
4409.22.05.45	Wood flooring (end-matched) > Cumaru (Dipteryx spp.), also known as Brazilian teak
4409.22.05.60	Wood flooring (end-matched) > Other
4409.22.05.90	Other
4409.22.10.00	
4409.22.25.00	
4409.22.40.00	
4409.22.50.20	Durian (Durio spp.)
4409.22.50.40	Jelutong (Dyera spp.)
4409.22.50.60	Obeche (Triplochiton spp.), also known as Ayous
4409.22.50.90	Other
4409.22.60.00	
4409.22.65.00	
4409.22.90.20	Cumaru (Dipteryx spp.), also known as Brazilian teak
4409.22.90.30	Ipé (Tabebuia spp. or Handroanthus spp.), also known as Tahibo or Taheebo, LaPacho or Lapacho, Brazilian walnut and Patagonian walnut
4409.22.90.45	Keruing (Dipterocarpus spp.)
4409.22.90.60	Padauk (Padouk) or Narra (Pterocarpus spp.)
4409.22.90.90	Other
4409.29.06.55	Wood flooring (end-matched)
4409.29.06.65	Other
4409.29.11.00	
4409.29.26.30	Maple (Acer spp.)
4409.29.26.50	Birch (Betula spp.) and beech (Fagus spp.)
4409.29.26.60	Other
4409.29.41.00	
4409.29.51.00	
4409.29.61.00	
4409.29.66.00	
4409.29.91.00	
4410.11.00.10	Unworked or not further worked than sanded
4410.11.00.20	Surface-covered with melamine-impregnated paper
4410.11.00.30	Surface-covered with decorative laminates of plastic
4410.11.00.60	Other
4410.12.00.10	Unworked or not further worked than sanded
4410.12.00.20	Other
4410.19.00.10	Unworked or not further worked than sanded
4410.19.00.20	Surface-covered with melamine-impregnated paper
4410.19.00.30	Surface-covered with decorative laminates of plastic
4410.19.00.60	Other
4410.90.00.00	
4411.12.10.00	
4411.12.20.00	
4411.12.30.00	
4411.12.60.00	
4411.12.90.10	Standard wood molding
4411.12.90.90	Other
4411.13.10.00	
4411.13.20.00	
4411.13.30.00	
4411.13.60.00	
4411.13.90.10	Standard wood molding
4411.13.90.90	Other
4411.14.10.00	
4411.14.20.00	
4411.14.30.00	
4411.14.60.00	
4411.14.90.10	Standard wood molding
4411.14.90.90	Other
4411.92.10.00	
4411.92.20.00	
4411.92.30.00	
4411.92.40.00	
4411.93.10.00	
4411.93.20.00	
4411.93.30.00	
4411.93.60.00	
4411.93.90.10	Standard wood molding
4411.93.90.90	Other
4411.94.00.10	Of a density exceeding 0.35 g/cm3 but not exceeding 0.5 g/cm3 > Not mechanically worked or surface covered > Impregnated with bitumen
4411.94.00.20	Of a density exceeding 0.35 g/cm3 but not exceeding 0.5 g/cm3 > Not mechanically worked or surface covered > Other
4411.94.00.30	Of a density exceeding 0.35 g/cm3 but not exceeding 0.5 g/cm3 > Other > Impregnated with bitumen
4411.94.00.40	Of a density exceeding 0.35 g/cm3 but not exceeding 0.5 g/cm3 > Other > Other
4411.94.00.50	Other > Not mechanically worked or surface covered > Impregnated with bitumen
4411.94.00.60	Other > Not mechanically worked or surface covered > Other
4411.94.00.70	Other > Other > Impregnated with bitumen
4411.94.00.80	Other > Other > Other
4412.10.05.00	
4412.10.90.00	
4412.31.06.20	Panels not exceeding in any dimension 3.6 mm in thickness, 1.2 m in width and 2.2 m in length
4412.31.06.40	Other > Not surface covered
4412.31.06.60	Other > Other
4412.31.26.10	With a face ply of Spanish cedar (Cedrela spp.)
4412.31.26.20	With a face ply of walnut (Juglans spp.)
4412.31.42.00	
4412.31.45.00	
4412.31.48.50	Panels not exceeding 3.6 mm in thickness and not exceeding 1.2 m in width and 2.2 m in length
4412.31.48.60	Other > Not surface covered > Dark Red Meranti, Light Red Meranti or White Lauan (Luan) (Shorea spp.)
4412.31.48.63	Other > Not surface covered > Limba (Terminalia spp.), also known as Terminalia and Nargusta
4412.31.48.66	Other > Not surface covered > Virola (Virola spp.)
4412.31.48.69	Other > Not surface covered > Other
4412.31.48.75	Other > Other > Wood flooring
4412.31.48.80	Other > Other > Other
4412.31.52.25	Wood flooring
4412.31.52.35	Other > With a face ply of sen (Kalopanax spp.)
4412.31.52.55	Other > Other > Panels not exceeding in any dimension 3.6 mm in thickness, 1.2 m in width and 2.2 m in length
4412.31.52.60	Other > Other > Other > Not surface covered > Albizia (Albizia spp.), also known as Falcata, Batai and Suar wood
4412.31.52.62	Other > Other > Other > Not surface covered > Bintangor (Calophyllum spp.)
4412.31.52.64	Other > Other > Other > Not surface covered > Mersawa (Anisoptera spp.)
4412.31.52.66	Other > Other > Other > Not surface covered > Parica (Schizolobium spp.), also known as Pinho Cuiabano, Firetree and Guapuruvu
4412.31.52.68	Other > Other > Other > Not surface covered > Pencil cedar, Nyatoh (Palaquium spp.)
4412.31.52.70	Other > Other > Other > Not surface covered > Other
4412.31.52.75	Other > Other > Other > Other
4412.31.61.00	
4412.31.92.00	
4412.33.06.20	Panels not exceeding in any dimension 3.6 mm in thickness, 1.2 m in width and 2.2 m in length
4412.33.06.40	Other > Not surface covered
4412.33.06.65	Other > Other > Wood flooring
4412.33.06.70	Other > Other > Other
4412.33.26.25	Wood flooring
4412.33.26.30	Other
4412.33.32.25	Wood flooring
4412.33.32.35	Other > With a face ply of sen (Kalopanax spp.)
4412.33.32.55	Other > With a face ply of mahogany (Swietenia spp. or Khaya spp.)
4412.33.32.65	Other > Other > Panels not exceeding in any dimension 3.6 mm in thickness, 1.2 m in width and 2.2 m in length
4412.33.32.75	Other > Other > Other > Not surface covered
4412.33.32.85	Other > Other > Other > Other
4412.33.57.00	
4412.34.26.00	
4412.34.32.25	Wood flooring
4412.34.32.35	Other > With a face ply of sen (Kalopanax spp.)
4412.34.32.55	Other > With a face ply of mahogany (Swietenia spp. or Khaya spp.)
4412.34.32.65	Other > Other > Panels not exceeding in any dimension 3.6 mm in thickness, 1.2 m in width and 2.2 m in length
4412.34.32.75	Other > Other > Other > Not surface covered
4412.34.32.85	Other > Other > Other > Other
4412.34.57.00	
4412.39.10.00	
4412.39.30.00	
4412.39.40.11	With at least one outer ply of Douglas fir (Pseudotsuga menziesii) > Rough, or touch sanded for sizing purposes, but not further processed
4412.39.40.12	With at least one outer ply of Douglas fir (Pseudotsuga menziesii) > Fully sanded on at least one face, but not further processed
4412.39.40.19	With at least one outer ply of Douglas fir (Pseudotsuga menziesii) > Other
4412.39.40.31	With at least one outer ply of long leaf pine (Pinus palustris), short leaf pine (Pinus echinata), southern yellow pine (loblolly pine)(Pinus taeda), slash pine (Pinus elliotti), pitch pine (Pinus rigida) or Virginia pine (Pinus virginiana) > Rough, or touch sanded for sizing purposes, but not further processed
4412.39.40.32	With at least one outer ply of long leaf pine (Pinus palustris), short leaf pine (Pinus echinata), southern yellow pine (loblolly pine)(Pinus taeda), slash pine (Pinus elliotti), pitch pine (Pinus rigida) or Virginia pine (Pinus virginiana) > Fully sanded on at least one face, but not further processed
4412.39.40.39	With at least one outer ply of long leaf pine (Pinus palustris), short leaf pine (Pinus echinata), southern yellow pine (loblolly pine)(Pinus taeda), slash pine (Pinus elliotti), pitch pine (Pinus rigida) or Virginia pine (Pinus virginiana) > Other
4412.39.40.51	With at least one outer ply of Agathis spp. > Rough, or touch sanded for sizing purposes, but not further processed
4412.39.40.52	With at least one outer ply of Agathis spp. > Fully sanded on at least one face, but not further processed
4412.39.40.59	With at least one outer ply of Agathis spp. > Other
4412.39.40.61	Other > Rough, or touch sanded for sizing purposes, but not further processed
4412.39.40.62	Other > Fully sanded on at least one face, but not further processed
4412.39.40.69	Other > Other
4412.39.50.10	With at least one outer ply of Douglas fir (Pseudotsuga menziesii)
4412.39.50.30	With at least one outer ply of long leaf pine (Pinus palustris), short leaf pine (Pinus echinata), southern yellow pine (loblolly pine) (Pinus taeda), slash pine (Pinus elliotti), pitch pine (Pinus rigida) or Virginia pine (Pinus virginiana)
4412.39.50.50	Other
4412.41.00.00	
4412.42.00.00	
4412.49.00.00	
4412.51.10.30	Not surface covered
4412.51.10.50	Other
4412.51.31.05	Wood flooring
4412.51.31.11	Other > With a face ply of Spanish cedar (Cedrela spp.)
4412.51.31.21	Other > With a face ply of walnut (Juglans spp.)
4412.51.31.41	Other > With a face ply of mahogany (Swietenia spp. or Khaya spp.)
4412.51.31.61	Other > Other > Not surface covered
4412.51.31.75	Other > Other > Other
4412.51.41.00	
4412.51.51.00	
4412.52.10.30	Not surface covered
4412.52.10.50	Other
4412.52.31.05	Wood flooring
4412.52.31.21	Other > With a face ply of walnut (Juglans spp.)
4412.52.31.61	Other > Other > Not surface covered
4412.52.31.75	Other > Other > Other
4412.52.41.00	
4412.52.51.00	
4412.59.60.00	
4412.59.70.00	
4412.59.80.00	
4412.59.90.00	
4412.59.95.00	
4412.91.06.00	
4412.91.10.20	Panels not exceeding in any dimension 3.6 mm in thickness, 1.2 m in width and 2.2 m in length
4412.91.10.30	Other > Not surface covered
4412.91.10.40	Other > Other
4412.91.31.10	With a face ply of Spanish cedar (Cedrela spp.)
4412.91.31.20	With a face ply of walnut (Juglans spp.)
4412.91.31.30	With a face ply of sen (Kalopanax spp.)
4412.91.31.40	With a face ply of mahogany (Swietenia spp. or Khaya spp.)
4412.91.31.50	Other > Panels not exceeding in any dimension 3.6 mm in thickness, 1.2 m in width, and 2.2 m in length
4412.91.31.60	Other > Other, not surface covered
4412.91.31.70	Other > Other
4412.91.41.00	
4412.91.51.05	Wood flooring
4412.91.51.15	Other
4412.92.07.00	
4412.92.11.20	Panels not exceeding in any dimension 3.6 mm in thickness, 1.2 m in width and 2.2 m in length
4412.92.11.30	Other > Not surface covered
4412.92.11.40	Other > Other
4412.92.31.20	With a face ply of walnut (Juglans spp.)
4412.92.31.50	Other > Panels not exceeding in any dimension 3.6 mm in thickness, 1.2 m in width, and 2.2 m in length
4412.92.31.60	Other > Other, not surface covered
4412.92.31.70	Other > Other
4412.92.42.00	
4412.92.52.05	Wood flooring
4412.92.52.15	Other
4412.99.58.00	
4412.99.61.00	
4412.99.71.00	
4412.99.81.00	
4412.99.91.00	
4412.99.97.00	
4413.00.00.00	
4414.10.00.00	
4414.90.00.00	
4415.10.30.00	
4415.10.60.00	
4415.10.90.00	
4415.20.40.00	
4415.20.80.00	
4416.00.30.10	New
4416.00.30.20	Used > Assembled (set up)
4416.00.30.30	Used > Unassembled (knocked down)
4416.00.60.10	New > Staves
4416.00.60.20	New > Hoops
4416.00.60.30	New > Tight barrelheads
4416.00.60.40	Used > Staves
4416.00.60.50	Used > Other
4416.00.90.20	New
4416.00.90.40	Used
4417.00.20.00	
4417.00.40.00	
4417.00.60.00	
4417.00.80.10	Tool handles
4417.00.80.90	Other
4418.11.00.00	
4418.19.00.00	
4418.21.40.00	
4418.21.80.30	Flush doors
4418.21.80.60	Other
4418.29.40.00	
4418.29.80.30	Flush doors
4418.29.80.60	Other
4418.30.01.00	
4418.40.00.00	
4418.50.00.10	Shingles > Of western red cedar
4418.50.00.30	Shingles > Other
4418.50.00.50	Other
4418.73.10.00	
4418.73.20.00	
4418.73.30.00	
4418.73.40.00	
4418.73.60.00	
4418.73.70.00	
4418.73.90.00	
4418.74.10.00	
4418.74.20.00	
4418.74.90.00	
4418.75.40.00	
4418.75.70.00	
4418.79.01.00	
4418.81.00.00	
4418.82.00.00	
4418.83.00.00	
4418.89.00.00	
4418.91.10.00	
4418.91.91.05	Wood flooring
4418.91.91.10	Other > Arches, laminated
4418.91.91.20	Other > Roof trusses
4418.91.91.40	Other > Other fabricated structural wood members
4418.91.91.50	Other > Prefabricated partitions and panels for buildings
4418.91.91.95	Other > Other
4418.92.00.00	
4418.99.10.00	
4418.99.91.05	Wood flooring
4418.99.91.10	Other > Arches, laminated
4418.99.91.20	Other > Roof trusses
4418.99.91.40	Other > Other fabricated structural wood members
4418.99.91.50	Other > Prefabricated partitions and panels for buildings
4418.99.91.95	Other > Other
4419.11.00.00	
4419.12.00.00	
4419.19.10.00	
4419.19.90.00	
4419.20.10.00	
4419.20.90.00	
4419.90.11.00	
4419.90.91.00	
4420.11.00.10	Of mango wood (Mangifera spp.)
4420.11.00.30	Of teak (Tectona spp.)
4420.11.00.90	Other
4420.19.00.00	
4420.90.20.00	
4420.90.45.00	
4420.90.65.00	
4420.90.80.00	
4421.10.00.00	
4421.20.10.00	
4421.20.20.00	
4421.91.10.00	
4421.91.20.00	
4421.91.30.00	
4421.91.40.00	
4421.91.50.00	
4421.91.60.00	
4421.91.70.20	Assembled fence sections
4421.91.70.40	Other
4421.91.80.24	Valued not over 80¢/gross
4421.91.80.27	Valued over 80¢ but not over $1.35/gross
4421.91.80.30	Valued over $1.35 but not over $1.70/gross
4421.91.80.33	Valued over $1.70/gross
4421.91.85.00	
4421.91.88.00	
4421.91.93.00	
4421.91.94.00	
4421.91.98.20	Pencil slats
4421.91.98.70	Gates for confining children or pets
4421.91.98.80	Other
4421.99.10.00	
4421.99.15.00	
4421.99.20.00	
4421.99.30.00	
4421.99.40.00	
4421.99.50.00	
4421.99.60.00	
4421.99.70.20	Assembled fence sections
4421.99.70.40	Other
4421.99.80.24	Valued not over 80¢/gross
4421.99.80.27	Valued over 80¢ but not over $1.35/gross
4421.99.80.30	Valued over $1.35 but not over $1.70/gross
4421.99.80.33	Valued over $1.70/gross
4421.99.85.00	
4421.99.88.00	
4421.99.93.00	
4421.99.94.00	
4421.99.98.20	Pencil slats
4421.99.98.70	Gates for confining children or pets
4421.99.98.80	Other
4501.10.00.00	
4501.90.20.00	
4501.90.40.00	
4502.00.00.00	
4503.10.20.00	
4503.10.30.00	
4503.10.40.00	
4503.10.60.00	
4503.90.20.00	
4503.90.40.00	
4503.90.60.00	
4504.10.10.00	
4504.10.20.00	
4504.10.30.00	
4504.10.40.00	
4504.10.45.00	
4504.10.47.00	
4504.10.50.00	
4504.90.00.00	
4601.21.40.00	
4601.21.80.00	
4601.21.90.00	
4601.22.40.00	
4601.22.80.00	
4601.22.90.00	
4601.29.40.00	
4601.29.60.00	
4601.29.80.00	
4601.29.90.00	
4601.92.05.00	
4601.92.20.00	
4601.93.01.00	
4601.93.05.00	
4601.93.20.00	
4601.94.05.00	
4601.94.20.00	
4601.94.40.00	
4601.99.05.00	
4601.99.90.00	
4602.11.05.00	
4602.11.07.00	
4602.11.09.00	
4602.11.21.00	
4602.11.35.00	
4602.11.45.00	
4602.12.05.00	
4602.12.14.00	
4602.12.16.00	
4602.12.23.00	
4602.12.25.00	
4602.12.35.00	
4602.12.45.00	
4602.19.05.00	
4602.19.12.00	
4602.19.14.00	
4602.19.16.00	
4602.19.17.00	
4602.19.18.00	
4602.19.22.00	
4602.19.23.00	
4602.19.25.00	
4602.19.29.20	Handbags
4602.19.29.40	Other
4602.19.35.00	
4602.19.45.00	
4602.19.60.00	
4602.19.80.00	
4602.90.00.00	
4701.00.00.00	
4702.00.00.20	Sulfite
4702.00.00.40	Sulfate or soda
4703.11.00.00	
4703.19.00.00	
4703.21.00.20	Semibleached
4703.21.00.40	Bleached
4703.29.00.20	Semibleached
4703.29.00.40	Bleached
4704.11.00.00	
4704.19.00.00	
4704.21.00.00	
4704.29.00.00	
4705.00.00.00	
4706.10.00.00	
4706.20.00.00	
4706.30.00.00	
4706.91.00.00	
4706.92.01.00	
4706.93.01.00	
4707.10.00.00	
4707.20.00.20	High-grade deinking paper and paperboard
4707.20.00.40	Other
4707.30.00.20	Newsprint
4707.30.00.40	Other
4707.90.00.00	
4801.00.01.20	Standard newsprint paper
4801.00.01.40	Other
4802.10.00.00	
4802.20.10.00	
4802.20.20.00	
4802.20.40.20	Containing by weight 25 percent or more cotton fiber
4802.20.40.40	Other
4802.40.00.00	
4802.54.10.00	
4802.54.20.00	
4802.54.31.00	
4802.54.50.00	
4802.54.61.00	
4802.55.10.00	
4802.55.20.00	
4802.55.30.00	
4802.55.40.00	
4802.55.60.00	
4802.55.70.20	Containing by weight 25 percent or more cotton fiber
4802.55.70.40	Other
4802.56.10.00	
4802.56.20.00	
4802.56.30.00	
4802.56.40.00	
4802.56.60.00	
4802.56.70.20	Containing by weight 25 percent or more cotton fiber
4802.56.70.50	Other > Writing and cover paper
4802.56.70.90	Other > Other
4802.57.10.40	With one side equal to 965 mm and the other side equal to 635 mm in the unfolded state
4802.57.10.85	Other
4802.57.20.00	
4802.57.30.00	
4802.57.40.40	With one side equal to 965 mm and the other side equal to 635 mm in the unfolded state
4802.57.40.85	Other
4802.58.10.00	
4802.58.20.20	Drawing paper
4802.58.20.40	Bristols
4802.58.20.80	Other
4802.58.50.00	
4802.58.60.20	Containing by weight 25 percent or more cotton fiber
4802.58.60.40	Other
4802.61.10.00	
4802.61.20.00	
4802.61.31.10	Weighing less than 40 g/m2
4802.61.31.35	Other > Supercalendered
4802.61.31.91	Other > Other
4802.61.50.00	
4802.61.60.20	Containing by weight 25 percent or more cotton fiber
4802.61.60.40	Other
4802.62.10.00	
4802.62.20.00	
4802.62.30.00	
4802.62.50.00	
4802.62.61.20	Containing by weight 25 percent or more cotton fiber
4802.62.61.40	Other
4802.69.10.00	
4802.69.20.00	
4802.69.30.00	
4803.00.20.00	
4803.00.40.00	
4804.11.00.00	
4804.19.00.00	
4804.21.00.00	
4804.29.00.00	
4804.31.10.00	
4804.31.20.00	
4804.31.40.20	Bag or sack paper
4804.31.40.40	Other
4804.31.60.00	
4804.39.20.00	
4804.39.40.20	Bag or sack paper
4804.39.40.41	Other > Tissue paper having a basis weight not exceeding 29 g/m², in sheets
4804.39.40.49	Other > Other
4804.39.60.20	Base stock for trays, dishes, plates, cups and the like
4804.39.60.40	Other
4804.41.20.00	
4804.41.40.00	
4804.42.00.10	Base stock for milk cartons and other beverage containers
4804.42.00.20	Other > Folding carton stock
4804.42.00.30	Other > Base stock for trays, dishes, plates, cups and the like
4804.42.00.40	Other > Other > Base stock for packaging
4804.42.00.50	Other > Other > Other
4804.49.00.00	
4804.51.00.00	
4804.52.00.10	Base stock for milk cartons and other beverage containers
4804.52.00.20	Other > Folding carton stock
4804.52.00.30	Other > Base stock for trays, dishes, plates, cups and the like
4804.52.00.40	Other > Other > Base stock for packaging
4804.52.00.50	Other > Other > Other
4804.59.00.00	
4805.11.00.00	
4805.12.10.00	
4805.12.20.00	
4805.19.10.00	
4805.19.20.00	
4805.24.50.00	
4805.24.70.00	
4805.24.90.00	
4805.25.00.00	
4805.30.00.00	
4805.40.00.00	
4805.50.00.00	
4805.91.10.10	Folding carton board
4805.91.10.90	Other
4805.91.20.00	
4805.91.50.00	
4805.91.70.00	
4805.91.90.00	
4805.92.20.00	
4805.92.40.10	Folding carton board
4805.92.40.20	Construction paper
4805.92.40.30	Linerboard containing by weight less than 80 percent chemical sulfate wood pulp
4805.92.40.40	Other
4805.93.20.00	
4805.93.40.10	Folding carton board
4805.93.40.15	Wet machine board
4805.93.40.20	Construction paper
4805.93.40.30	Linerboard containing by weight less than 80 percent chemical sulfate wood pulp
4805.93.40.50	Tube and core board
4805.93.40.60	Other
4806.10.00.00	
4806.20.00.00	
4806.30.00.00	
4806.40.00.00	
4807.00.10.00	
4807.00.91.00	
4807.00.92.00	
4807.00.94.00	
4808.10.00.00	
4808.40.00.00	
4808.90.20.00	
4808.90.40.00	
4808.90.60.00	
4809.20.20.00	
4809.20.40.00	
4809.90.20.00	
4809.90.40.00	
4809.90.60.00	
4809.90.71.00	
4809.90.80.00	
4810.13.11.20	Baryta coated
4810.13.11.40	Other
4810.13.13.00	
4810.13.19.00	
4810.13.20.10	Coated on one side only
4810.13.20.90	Other
4810.13.50.00	
4810.13.60.00	
4810.13.70.20	Containing by weight 25 percent or more cotton fiber
4810.13.70.40	Other
4810.14.11.20	Baryta coated
4810.14.11.40	Other
4810.14.13.00	
4810.14.19.00	
4810.14.20.10	Coated on one side only
4810.14.20.90	Other
4810.14.50.00	
4810.14.60.00	
4810.14.70.20	Containing by weight 25 percent or more cotton fiber
4810.14.70.40	Other
4810.19.11.00	
4810.19.13.00	
4810.19.19.00	
4810.19.20.10	Coated on one side only
4810.19.20.90	Other
4810.22.10.00	
4810.22.50.44	Hole-punched looseleaf paper
4810.22.50.80	Other
4810.22.60.00	
4810.22.70.20	Containing by weight 25 percent or more cotton fiber
4810.22.70.40	Other
4810.29.10.25	In rolls
4810.29.10.35	In sheets
4810.29.50.00	
4810.29.60.00	
4810.29.70.20	Containing by weight 25 percent or more cotton fiber
4810.29.70.25	Other > In rolls
4810.29.70.35	Other > In sheets
4810.31.10.20	Folding carton stock
4810.31.10.40	Base stock for trays, dishes, plates, cups and the like
4810.31.10.50	Other > Gift wrap
4810.31.10.80	Other > Other
4810.31.30.00	
4810.31.65.00	
4810.32.10.20	Folding carton stock
4810.32.10.40	Base stock for trays, dishes, plates, cups and the like
4810.32.10.60	Other
4810.32.30.00	
4810.32.65.00	
4810.39.12.00	
4810.39.14.00	
4810.39.30.00	
4810.39.65.00	
4810.92.12.25	In rolls
4810.92.12.35	In sheets
4810.92.14.25	In rolls
4810.92.14.35	In sheets
4810.92.30.00	
4810.92.65.25	In rolls
4810.92.65.35	In sheets
4810.99.10.10	Gift wrap paper
4810.99.10.50	Folding Carton
4810.99.10.60	Other
4810.99.30.00	
4810.99.65.00	
4811.10.11.00	
4811.10.21.00	
4811.41.10.00	
4811.41.21.00	
4811.41.30.00	
4811.49.10.00	
4811.49.21.00	
4811.49.30.00	
4811.51.20.10	Base stock for milk cartons and other beverage containers
4811.51.20.20	Other > Folding carton stock
4811.51.20.30	Other > Base stock for trays, dishes, plates, cups and the like
4811.51.20.40	Other > Other > Base stock for packaging
4811.51.20.50	Other > Other > Other
4811.51.40.00	
4811.51.60.00	
4811.59.20.00	
4811.59.40.20	Folding carton stock
4811.59.40.40	Other
4811.59.60.00	
4811.60.40.00	
4811.60.60.00	
4811.90.10.00	
4811.90.20.00	
4811.90.30.00	
4811.90.40.10	Tissue papers, in sheets
4811.90.40.90	Other
4811.90.60.10	Tissue papers having a basis weight not exceeding 29 g/m², in sheets
4811.90.60.90	Other
4811.90.80.20	Gift Wrap (other than tissue)
4811.90.80.30	Direct thermal coated paper
4811.90.80.50	Other
4811.90.90.10	Tissue papers having a basis weight not exceeding 29 g/m², in sheets
4811.90.90.30	Direct thermal coated paper
4811.90.90.35	Paper in sheets, lined or ruled, having a width of 152.4 to 360 mm inclusive and a length of 225.25 to 360 mm inclusive
4811.90.90.80	Other
4812.00.00.00	
4813.10.00.00	
4813.20.00.00	
4813.90.00.00	
4814.20.00.00	
4814.90.02.00	
4816.20.00.00	
4816.90.01.00	
4817.10.00.00	
4817.20.20.00	
4817.20.40.00	
4817.30.00.00	
4818.10.00.00	
4818.20.00.20	Towels
4818.20.00.40	Other
4818.30.00.00	
4818.50.00.20	Hospital/medical gowns or scrubs
4818.50.00.80	Other
4818.90.00.20	Face masks
4818.90.00.80	Other
4819.10.00.20	Sanitary food and beverage containers
4819.10.00.40	Other
4819.20.00.20	Sanitary food and beverage containers
4819.20.00.40	Other
4819.30.00.20	Shipping sacks and multiwall bags, other than grocers'' bags
4819.30.00.40	Other
4819.40.00.20	Shipping sacks and multiwall bags, other than grocers'' bags
4819.40.00.40	Other
4819.50.20.00	
4819.50.30.00	
4819.50.40.20	Fiber drums, cans, tubes and similar containers
4819.50.40.40	Other > Rigid boxes and cartons
4819.50.40.60	Other > Other
4819.60.00.00	
4820.10.20.10	Diaries and address books
4820.10.20.20	Memorandum pads, letter pads and similar articles
4820.10.20.30	Sewn composition books with dimensions of 152.4-381 mm (6" - 15"), inclusive (small side) X 222.5-381 mm (8.75" -15"), inclusive (large side)
4820.10.20.40	Other note books with dimensions of 152.4-381 mm (6" - 15"), inclusive (small side) X 222.5-381 mm (8.75" -15"), inclusive (large side)
4820.10.20.60	Other
4820.10.40.00	
4820.20.00.00	
4820.30.00.20	Looseleaf binders
4820.30.00.40	Other
4820.40.00.00	
4820.50.00.00	
4820.90.00.00	
4821.10.20.00	
4821.10.40.00	
4821.90.20.00	
4821.90.40.00	
4822.10.00.00	
4822.90.00.00	
4823.20.10.00	
4823.20.90.00	
4823.40.00.00	
4823.61.00.20	Cups and round nested food containers
4823.61.00.40	Other
4823.69.00.20	Cups and round nested food containers
4823.69.00.40	Other
4823.70.00.20	Plates, bowls or cups
4823.70.00.40	Other
4823.90.10.00	
4823.90.20.00	
4823.90.31.00	
4823.90.40.00	
4823.90.50.00	
4823.90.60.00	
4823.90.67.00	
4823.90.70.00	
4823.90.80.00	
4823.90.86.20	Shoe covers (booties) of a kind described in statistical note 2 to this chapter
4823.90.86.80	Other
4901.10.00.20	Reproduction proofs
4901.10.00.40	Other
4901.91.00.20	Dictionaries (including thesauruses)
4901.91.00.40	Encyclopedias
4901.99.00.10	Textbooks
4901.99.00.20	Bound newspapers, journals and periodicals provided for in Legal Note 3 to this chapter
4901.99.00.30	Directories
4901.99.00.40	Other > Bibles, testaments, prayer books and other religious books
4901.99.00.50	Other > Technical, scientific and professional books
4901.99.00.60	Other > Art and pictorial books > Valued under $5 each
4901.99.00.65	Other > Art and pictorial books > Valued $5 or more each
4901.99.00.70	Other > Other > Hardbound books
4901.99.00.75	Other > Other > Rack size paperbound books
4901.99.00.91	Other > Other > Other > Containing not more than 4 pages each (excluding covers)
4901.99.00.92	Other > Other > Other > Containing 5 or more pages each, but not more than 48 pages each (excluding covers)
4901.99.00.93	Other > Other > Other > Containing 49 or more pages each (excluding covers)
4902.10.00.00	
4902.90.10.00	
4902.90.20.20	Newspapers appearing less than four times per week
4902.90.20.40	Other business and professional journals and periodicals (including single issues tied together for shipping purposes)
4902.90.20.60	Other (including single issues tied together for shipping purposes)
4903.00.00.00	
4904.00.00.20	Sheet music, whether or not stapled or folded, but not otherwise bound
4904.00.00.40	Other
4905.20.00.00	
4905.90.20.00	
4905.90.60.00	
4906.00.00.00	
4907.00.00.00	
4908.10.00.00	
4908.90.00.00	
4909.00.20.00	
4909.00.40.00	
4910.00.20.00	
4910.00.40.00	
4910.00.60.00	
4911.10.00.20	Printed catalogs relating principally to current offers for the sale of United States products
4911.10.00.40	Printed catalogs, price lists or trade notices, relating to offers, by a person whose principal place of business or bonafide residence is in a foreign country, to sell or rent products of a foreign country or to furnish foreign or international transportation or commercial insurance services
4911.10.00.60	Tourist and other literature (including posters), containing geographic, historical, hotel, institutional, timetable, travel or similar information, principally with respect to places, travel facilities or educational opportunities outside the customs territory of the United States
4911.10.00.80	Other
4911.91.10.00	
4911.91.15.00	
4911.91.20.20	Posters
4911.91.20.40	Other
4911.91.30.00	
4911.91.40.20	Posters
4911.91.40.40	Other
4911.99.20.00	
4911.99.60.00	
4911.99.80.00	
5001.00.00.00	
5002.00.00.00	
5003.00.10.00	
5003.00.90.00	
5004.00.00.00	
5005.00.00.10	Containing 85 percent or more by weight of silk or silk waste
5005.00.00.90	Other (800)
5006.00.10.00	
5006.00.90.00	
5007.10.30.20	Not jacquard woven > More than 127 cm in width
5007.10.30.40	Not jacquard woven > Other
5007.10.30.90	Other
5007.10.60.10	Subject to cotton restraints or to man-made fiber restraints > Of yarns of different colors (218)
5007.10.60.20	Subject to cotton restraints or to man-made fiber restraints > Other (220)
5007.10.60.30	Subject to wool restraints (410)
5007.10.60.90	Other (810)
5007.20.00.15	Printed > Measuring less than 77 cm in width or less than 77 cm between selvages, with more than 47 warp yarns per cm, of a kind for use in the manufacture of neckties
5007.20.00.25	Printed > Other > More than 127 cm in width
5007.20.00.35	Printed > Other > Other
5007.20.00.55	Other > Measuring less than 77 cm in width or less than 77 cm between selvages, with more than 47 warp yarns per cm, of a kind for use in the manufacture of neckties
5007.20.00.65	Other > Other > Not jacquard woven > More than 127 cm in width
5007.20.00.85	Other > Other > Not jacquard woven > Other
5007.20.00.95	Other > Other > Other
5007.90.30.20	Not jacquard woven > More than 127 cm in width
5007.90.30.40	Not jacquard woven > Other
5007.90.30.90	Other
5007.90.60.10	Subject to cotton restraints or to man-made fiber restraints > Of yarns of different colors (218)
5007.90.60.20	Subject to cotton restraints or to man-made fiber restraints > Other (220)
5007.90.60.30	Subject to wool restraints (410)
5007.90.60.90	Other (810)
5101.11.10.00	
5101.11.20.00	
5101.11.40.00	
5101.11.50.00	
5101.11.60.30	Not finer than 58s
5101.11.60.60	Finer than 58s
5101.19.10.00	
5101.19.20.00	
5101.19.40.00	
5101.19.50.00	
5101.19.60.30	Not finer than 58s
5101.19.60.60	Finer than 58s
5101.21.10.00	
5101.21.15.00	
5101.21.30.00	
5101.21.35.00	
5101.21.40.30	Not finer than 58s
5101.21.40.60	Finer than 58s
5101.21.65.00	
5101.21.70.00	
5101.29.10.00	
5101.29.15.00	
5101.29.30.00	
5101.29.35.00	
5101.29.40.30	Not finer than 58s
5101.29.40.60	Finer than 58s
5101.29.65.00	
5101.29.70.00	
5101.30.10.00	
5101.30.15.00	
5101.30.30.00	
5101.30.40.00	
5101.30.65.00	
5101.30.70.00	
5102.11.10.00	
5102.11.90.00	
5102.19.20.00	
5102.19.60.30	Hair of the Angora goat
5102.19.60.60	Other
5102.19.80.00	
5102.19.90.00	
5102.20.00.00	
5103.10.00.00	
5103.20.00.00	
5103.30.00.00	
5104.00.00.00	
5105.10.00.00	
5105.21.00.00	
5105.29.00.00	
5105.31.00.00	
5105.39.00.00	
5105.40.00.00	
5106.10.00.10	Of which the average fiber diameter is not less than 34.40 microns (400)
5106.10.00.90	Other (400)
5106.20.00.00	
5107.10.30.00	
5107.10.60.00	
5107.20.30.00	
5107.20.60.00	
5108.10.30.00	
5108.10.40.00	
5108.10.80.00	
5108.20.30.00	
5108.20.40.00	
5108.20.80.00	
5109.10.20.00	
5109.10.40.00	
5109.10.80.00	
5109.10.90.00	
5109.90.20.00	
5109.90.40.00	
5109.90.80.00	
5109.90.90.00	
5110.00.00.00	
5111.11.20.00	
5111.11.30.00	
5111.11.70.30	Wholly or in part of fine animal hair (410)
5111.11.70.60	Other (410)
5111.19.10.00	
5111.19.20.00	
5111.19.60.20	Wholly or in part of fine animal hair > Weighing not more than 400 g/m2 (410)
5111.19.60.40	Wholly or in part of fine animal hair > Weighing more than 400 g/m2 (410)
5111.19.60.60	Other > Weighing not more than 400 g/m2 (410)
5111.19.60.80	Other > Weighing more than 400 g/m2 (410)
5111.20.05.00	
5111.20.10.00	
5111.20.90.00	
5111.30.05.00	
5111.30.10.00	
5111.30.90.00	
5111.90.30.00	
5111.90.40.00	
5111.90.50.00	
5111.90.90.00	
5112.11.10.00	
5112.11.30.30	Containing fine animal hair (410)
5112.11.30.60	Other (410)
5112.11.60.30	Wholly or in part of fine animal hair (410)
5112.11.60.60	Other (410)
5112.19.20.00	
5112.19.60.10	Containing fine animal hair > Weighing not more than 270 g/m2 (410)
5112.19.60.20	Containing fine animal hair > Weighing more than 270 g/m2 but not more than 340 g/m2 (410)
5112.19.60.30	Containing fine animal hair > Weighing more than 340 g/m2 (410)
5112.19.60.40	Other > Weighing not more than 270 g/m2 (410)
5112.19.60.50	Other > Weighing more than 270 g/m2 but not more than 340 g/m2 (410)
5112.19.60.60	Other > Weighing more than 340 g/m2 (410)
5112.19.95.10	Wholly or in part of fine animal hair > Weighing not more than 270 g/m2 (410)
5112.19.95.20	Wholly or in part of fine animal hair > Weighing more than 270 g/m2 but not more than 340 g/m2 (410)
5112.19.95.30	Wholly or in part of fine animal hair > Weighing more than 340 g/m2 (410)
5112.19.95.40	Other > Weighing not more than 270 g/m2 (410)
5112.19.95.50	Other > Weighing more than 270 g/m2 but not more than 340 g/m2 (410)
5112.19.95.60	Other > Weighing more than 340 g/m2 (410)
5112.20.10.00	
5112.20.20.00	
5112.20.30.00	
5112.30.10.00	
5112.30.20.00	
5112.30.30.00	
5112.90.30.00	
5112.90.40.00	
5112.90.50.00	
5112.90.90.10	Mixed mainly or solely with cotton (410)
5112.90.90.90	Other (410)
5113.00.00.00	
5201.00.05.00	
5201.00.12.00	
5201.00.14.00	
5201.00.18.00	
5201.00.22.00	
5201.00.24.00	
5201.00.28.00	
5201.00.34.00	
5201.00.38.00	
5201.00.55.00	
5201.00.60.00	
5201.00.80.00	
5202.10.00.00	
5202.91.00.00	
5202.99.05.00	
5202.99.10.00	
5202.99.30.00	
5202.99.50.00	
5203.00.05.00	
5203.00.10.00	
5203.00.30.00	
5203.00.50.00	
5204.11.00.00	
5204.19.00.00	
5204.20.00.00	
5205.11.10.00	
5205.11.20.00	
5205.12.10.00	
5205.12.20.00	
5205.13.10.00	
5205.13.20.00	
5205.14.10.00	
5205.14.20.00	
5205.15.10.00	
5205.15.20.00	
5205.21.00.20	Ring spun (301)
5205.21.00.90	Other (301)
5205.22.00.20	Ring spun (301)
5205.22.00.90	Other (301)
5205.23.00.20	Ring spun (301)
5205.23.00.90	Other (301)
5205.24.00.20	Ring spun (301)
5205.24.00.90	Other (301)
5205.26.00.20	Ring spun (301)
5205.26.00.90	Other (301)
5205.27.00.20	Ring spun (301)
5205.27.00.90	Other (301)
5205.28.00.20	Ring spun (301)
5205.28.00.90	Other (301)
5205.31.00.00	
5205.32.00.00	
5205.33.00.00	
5205.34.00.00	
5205.35.00.00	
5205.41.00.20	Ring spun (301)
5205.41.00.90	Other (301)
5205.42.00.21	Ring spun > Compact, exceeding 41 nm (301)
5205.42.00.29	Ring spun > Other (301)
5205.42.00.90	Other (301)
5205.43.00.21	Ring spun > Compact (301)
5205.43.00.29	Ring spun > Other (301)
5205.43.00.90	Other (301)
5205.44.00.21	Ring spun > Compact (301)
5205.44.00.29	Ring spun > Other (301)
5205.44.00.90	Other (301)
5205.46.00.21	Ring spun > Compact (301)
5205.46.00.29	Ring spun > Other (301)
5205.46.00.90	Other (301)
5205.47.00.21	Ring spun > Compact, not exceeding 102 nm (301)
5205.47.00.29	Ring spun > Other (301)
5205.47.00.90	Other (301)
5205.48.00.20	Ring spun (301)
5205.48.00.90	Other (301)
5206.11.00.00	
5206.12.00.00	
5206.13.00.00	
5206.14.00.00	
5206.15.00.00	
5206.21.00.00	
5206.22.00.00	
5206.23.00.00	
5206.24.00.00	
5206.25.00.00	
5206.31.00.00	
5206.32.00.00	
5206.33.00.00	
5206.34.00.00	
5206.35.00.00	
5206.41.00.00	
5206.42.00.00	
5206.43.00.00	
5206.44.00.00	
5206.45.00.00	
5207.10.00.00	
5207.90.00.00	
5208.11.20.20	Poplin or broadcloth (314)
5208.11.20.40	Sheeting (313)
5208.11.20.90	Cheesecloth (226)
5208.11.40.20	Poplin or broadcloth (314)
5208.11.40.40	Sheeting (313)
5208.11.40.60	Printcloth (315)
5208.11.40.90	Cheesecloth (226)
5208.11.60.00	
5208.11.80.20	Poplin or broadcloth (314)
5208.11.80.90	Cheesecloth; lawns, voiles or batistes (226)
5208.12.40.20	Poplin or broadcloth (314)
5208.12.40.40	Sheeting (313)
5208.12.40.90	Cheesecloth (226)
5208.12.60.20	Poplin or broadcloth (314)
5208.12.60.40	Sheeting (313)
5208.12.60.60	Printcloth (315)
5208.12.60.90	Cheesecloth (226)
5208.12.80.20	Poplin or broadcloth (314)
5208.12.80.90	Cheesecloth; lawns, voiles or batistes (226)
5208.13.00.00	
5208.19.20.20	Sateens (326)
5208.19.20.90	Other (317)
5208.19.40.20	Oxford cloth (227)
5208.19.40.90	Other (220)
5208.19.60.20	Oxford cloth (227)
5208.19.60.90	Other (220)
5208.19.80.20	Oxford cloth (227)
5208.19.80.90	Other (220)
5208.21.20.20	Poplin or broadcloth (314)
5208.21.20.40	Sheeting (313)
5208.21.20.90	Cheesecloth (226)
5208.21.40.20	Poplin or broadcloth (314)
5208.21.40.40	Sheeting (313)
5208.21.40.60	Printcloth (315)
5208.21.40.90	Cheesecloth (226)
5208.21.60.20	Poplin or broadcloth (314)
5208.21.60.90	Cheesecloth; lawns, voiles or batistes (226)
5208.22.40.20	Poplin or broadcloth (314)
5208.22.40.40	Sheeting (313)
5208.22.40.90	Cheesecloth (226)
5208.22.60.20	Poplin or broadcloth (314)
5208.22.60.40	Sheeting (313)
5208.22.60.60	Printcloth (315)
5208.22.60.90	Cheesecloth (226)
5208.22.80.20	Poplin or broadcloth (314)
5208.22.80.90	Cheesecloth; lawns, voiles or batistes (226)
5208.23.00.00	
5208.29.20.20	Sateens (326)
5208.29.20.90	Other (317)
5208.29.40.20	Oxford cloth (227)
5208.29.40.90	Other (220)
5208.29.60.20	Oxford cloth (227)
5208.29.60.90	Other (220)
5208.29.80.20	Oxford cloth (227)
5208.29.80.90	Other (220)
5208.31.20.00	
5208.31.40.20	Poplin or broadcloth (314)
5208.31.40.40	Sheeting (313)
5208.31.40.90	Cheesecloth (226)
5208.31.60.20	Poplin or broadcloth (314)
5208.31.60.40	Sheeting (313)
5208.31.60.60	Printcloth (315)
5208.31.60.90	Cheesecloth (226)
5208.31.80.20	Poplin or broadcloth (314)
5208.31.80.90	Cheesecloth; lawns, voiles or batistes (226)
5208.32.10.00	
5208.32.30.20	Poplin or broadcloth (314)
5208.32.30.40	Sheeting (313)
5208.32.30.90	Cheesecloth (226)
5208.32.40.20	Poplin or broadcloth (314)
5208.32.40.40	Sheeting (313)
5208.32.40.60	Printcloth (315)
5208.32.40.90	Cheesecloth (226)
5208.32.50.20	Poplin or broadcloth (314)
5208.32.50.90	Cheesecloth; lawns, voiles or batistes (226)
5208.33.00.00	
5208.39.20.20	Sateens (326)
5208.39.20.90	Other (317)
5208.39.40.20	Oxford cloth (227)
5208.39.40.90	Other (220)
5208.39.60.20	Oxford cloth (227)
5208.39.60.90	Other (220)
5208.39.80.20	Oxford cloth (227)
5208.39.80.90	Other (220)
5208.41.20.00	
5208.41.40.00	
5208.41.60.00	
5208.41.80.00	
5208.42.10.00	
5208.42.30.00	
5208.42.40.00	
5208.42.50.00	
5208.43.00.00	
5208.49.20.00	
5208.49.40.10	Oxford cloth (218)
5208.49.40.20	Jacquard woven (220)
5208.49.40.90	Other (218)
5208.49.60.10	Oxford cloth (218)
5208.49.60.20	Jacquard woven > Of a width exceeding 127 cm (220)
5208.49.60.30	Jacquard woven > Other (220)
5208.49.60.90	Other (218)
5208.49.80.20	Jacquard woven (220)
5208.49.80.90	Other (218)
5208.51.20.00	
5208.51.40.20	Poplin or broadcloth (314)
5208.51.40.40	Sheeting (313)
5208.51.40.90	Cheesecloth (226)
5208.51.60.20	Poplin or broadcloth (314)
5208.51.60.40	Sheeting (313)
5208.51.60.60	Printcloth (315)
5208.51.60.90	Cheesecloth (226)
5208.51.80.20	Poplin or broadcloth (314)
5208.51.80.90	Cheesecloth; lawns, voiles or batistes (226)
5208.52.10.00	
5208.52.30.20	Poplin or broadcloth (314)
5208.52.30.35	Sheeting > Discharge printed (313)
5208.52.30.45	Sheeting > Other (313)
5208.52.30.90	Cheesecloth (226)
5208.52.40.20	Poplin or broadcloth (314)
5208.52.40.35	Sheeting > Discharge printed (313)
5208.52.40.45	Sheeting > Other (313)
5208.52.40.55	Printcloth > Discharge printed (315)
5208.52.40.65	Printcloth > Other (315)
5208.52.40.90	Cheesecloth (226)
5208.52.50.20	Poplin or broadcloth (314)
5208.52.50.90	Cheesecloth; lawns,voiles or batistes (226)
5208.59.10.00	
5208.59.20.15	Sateens > Discharge printed (326)
5208.59.20.25	Sateens > Other (326)
5208.59.20.85	Other > Discharge printed (317)
5208.59.20.95	Other > Other (317)
5208.59.40.20	Oxford cloth (227)
5208.59.40.90	Other (220)
5208.59.60.20	Oxford cloth (227)
5208.59.60.90	Other (220)
5208.59.80.20	Oxford cloth (227)
5208.59.80.90	Other (220)
5209.11.00.20	Poplin or broadcloth (314)
5209.11.00.25	Sheeting > Not napped > Osnaburg (313)
5209.11.00.35	Sheeting > Not napped > Other (313)
5209.11.00.50	Sheeting > Napped (313)
5209.11.00.90	Plain weave duck (219)
5209.12.00.20	Not napped (317)
5209.12.00.40	Napped (317)
5209.19.00.20	Satin weave or twill weave > Sateens (326)
5209.19.00.40	Satin weave or twill weave > Other (317)
5209.19.00.60	Duck, except plain weave (219)
5209.19.00.90	Other (220)
5209.21.00.20	Poplin or broadcloth (314)
5209.21.00.25	Sheeting > Not napped > Osnaburg (313)
5209.21.00.35	Sheeting > Not napped > Other (313)
5209.21.00.50	Sheeting > Napped (313)
5209.21.00.90	Plain weave duck (219)
5209.22.00.20	Not napped (317)
5209.22.00.40	Napped (317)
5209.29.00.20	Satin weave or twill weave > Sateens (326)
5209.29.00.40	Satin weave or twill weave > Other (317)
5209.29.00.60	Duck, except plain weave (219)
5209.29.00.90	Other (220)
5209.31.30.00	
5209.31.60.20	Poplin or broadcloth (314)
5209.31.60.25	Sheeting > Not napped > Osnaburg (313)
5209.31.60.35	Sheeting > Not napped > Other (313)
5209.31.60.50	Sheeting > Napped (313)
5209.31.60.90	Plain weave duck (219)
5209.32.00.20	Not napped (317)
5209.32.00.40	Napped (317)
5209.39.00.20	Satin weave or twill weave > Sateens (326)
5209.39.00.40	Satin weave or twill weave > Other (317)
5209.39.00.60	Duck, except plain weave (219)
5209.39.00.80	Other > Of a width exceeding 127 cm (220)
5209.39.00.90	Other > Other (220)
5209.41.30.00	
5209.41.60.20	Not napped (218)
5209.41.60.40	Napped (218)
5209.42.00.20	Blue denim > Weighing not more than 360 g/m² (225)
5209.42.00.40	Blue denim > Weighing more than 360 g/m²(225)
5209.42.00.60	Other denim > Weighing not more than 360 g/m² (218)
5209.42.00.80	Other denim > Weighing more than 360 g/m² (218)
5209.43.00.30	Not napped (218)
5209.43.00.50	Napped (218)
5209.49.00.20	Jacquard woven > Of a width exceeding 127 cm (220)
5209.49.00.40	Jacquard woven > Other (220)
5209.49.00.90	Other (218)
5209.51.30.00	
5209.51.60.15	Poplin or broadcloth > Discharge printed (314)
5209.51.60.25	Poplin or broadcloth > Other (314)
5209.51.60.32	Sheeting > Not napped > Discharge printed (313)
5209.51.60.35	Sheeting > Not napped > Other (313)
5209.51.60.50	Sheeting > Napped (313)
5209.51.60.90	Plain weave duck (219)
5209.52.00.20	Not napped (317)
5209.52.00.40	Napped (317)
5209.59.00.15	Satin weave or twill weave > Sateens > Discharge printed (326)
5209.59.00.25	Satin weave or twill weave > Sateens > Other (326)
5209.59.00.40	Satin weave or twill weave > Other (317)
5209.59.00.60	Duck, except plain weave (219)
5209.59.00.90	Other (220)
5210.11.40.20	Poplin or broadcloth (314)
5210.11.40.40	Sheeting (313)
5210.11.40.90	Cheesecloth (226)
5210.11.60.20	Poplin or broadcloth (314)
5210.11.60.40	Sheeting (313)
5210.11.60.60	Printcloth (315)
5210.11.60.90	Cheesecloth (226)
5210.11.80.20	Poplin or broadcloth (314)
5210.11.80.90	Cheesecloth; lawns, voiles or batistes (226)
5210.19.10.00	
5210.19.20.20	Sateens (326)
5210.19.20.90	Other (317)
5210.19.40.20	Oxford cloth (227)
5210.19.40.90	Other (220)
5210.19.60.20	Oxford cloth (227)
5210.19.60.90	Other (220)
5210.19.80.20	Oxford cloth (227)
5210.19.80.90	Other (220)
5210.21.40.20	Poplin or broadcloth (314)
5210.21.40.40	Sheeting (313)
5210.21.40.90	Cheesecloth (226)
5210.21.60.20	Poplin or broadcloth (314)
5210.21.60.40	Sheeting (313)
5210.21.60.60	Printcloth (315)
5210.21.60.90	Cheesecloth (226)
5210.21.80.20	Poplin or broadcloth (314)
5210.21.80.90	Cheesecloth; lawns, voiles or batistes (226)
5210.29.10.00	
5210.29.20.20	Sateens (326)
5210.29.20.90	Other (317)
5210.29.40.20	Oxford cloth (227)
5210.29.40.90	Other (220)
5210.29.60.20	Oxford cloth (227)
5210.29.60.90	Other (220)
5210.29.80.20	Oxford cloth (227)
5210.29.80.90	Other (220)
5210.31.40.20	Poplin or broadcloth (314)
5210.31.40.40	Sheeting (313)
5210.31.40.90	Cheesecloth (226)
5210.31.60.20	Poplin or broadcloth (314)
5210.31.60.40	Sheeting (313)
5210.31.60.60	Printcloth (315)
5210.31.60.90	Cheesecloth (226)
5210.31.80.20	Poplin or broadcloth (314)
5210.31.80.90	Cheesecloth; lawns, voiles or batistes (226)
5210.32.00.00	
5210.39.20.20	Sateens (326)
5210.39.20.90	Other (317)
5210.39.40.20	Oxford cloth (227)
5210.39.40.90	Other (220)
5210.39.60.20	Oxford cloth (227)
5210.39.60.90	Other (220)
5210.39.80.20	Oxford cloth (227)
5210.39.80.90	Other (220)
5210.41.40.00	
5210.41.60.00	
5210.41.80.00	
5210.49.10.00	
5210.49.20.00	
5210.49.40.10	Oxford cloth (218)
5210.49.40.20	Jacquard woven (220)
5210.49.40.90	Other (218)
5210.49.60.10	Oxford cloth (218)
5210.49.60.20	Jacquard woven (220)
5210.49.60.90	Other (218)
5210.49.80.20	Jacquard woven (220)
5210.49.80.90	Other (218)
5210.51.40.20	Poplin or broadcloth (314)
5210.51.40.40	Sheeting (313)
5210.51.40.90	Cheesecloth (226)
5210.51.60.20	Poplin or broadcloth (314)
5210.51.60.40	Sheeting (313)
5210.51.60.60	Printcloth (315)
5210.51.60.90	Cheesecloth (226)
5210.51.80.20	Poplin or broadcloth (314)
5210.51.80.90	Cheesecloth; lawns, voiles or batistes (226)
5210.59.10.00	
5210.59.20.20	Sateens (326)
5210.59.20.90	Other (317)
5210.59.40.20	Oxford cloth (227)
5210.59.40.90	Other (220)
5210.59.60.20	Oxford cloth (227)
5210.59.60.90	Other (220)
5210.59.80.20	Oxford cloth (227)
5210.59.80.90	Other (220)
5211.11.00.20	Poplin or broadcloth (314)
5211.11.00.25	Sheeting > Not napped > Osnaburg (313)
5211.11.00.35	Sheeting > Not napped > Other (313)
5211.11.00.50	Sheeting > Napped (313)
5211.11.00.90	Plain weave duck (219)
5211.12.00.20	Not napped (317)
5211.12.00.40	Napped (317)
5211.19.00.20	Satin weave or twill weave > Sateens (326)
5211.19.00.40	Satin weave or twill weave > Other (317)
5211.19.00.60	Duck, except plain weave (219)
5211.19.00.90	Other (220)
5211.20.21.20	Poplin or broadcloth (314)
5211.20.21.25	Sheeting > Not napped > Osnaburg (313)
5211.20.21.35	Sheeting > Not napped > Other (313)
5211.20.21.50	Sheeting > Napped (313)
5211.20.21.90	Plain weave duck (219)
5211.20.22.20	Not napped (317)
5211.20.22.40	Napped (317)
5211.20.29.20	Satin weave or twill weave > Sateens (326)
5211.20.29.40	Satin weave or twill weave > Other (317)
5211.20.29.60	Duck, except plain weave (219)
5211.20.29.90	Other (220)
5211.31.00.20	Poplin or broadcloth (314)
5211.31.00.25	Sheeting > Not napped > Osnaburg (313)
5211.31.00.35	Sheeting > Not napped > Other (313)
5211.31.00.50	Sheeting > Napped (313)
5211.31.00.90	Plain weave duck (219)
5211.32.00.20	Not napped (317)
5211.32.00.40	Napped (317)
5211.39.00.20	Satin weave or twill weave > Sateens (326)
5211.39.00.40	Satin weave or twill weave > Other (317)
5211.39.00.60	Duck, except plain weave (219)
5211.39.00.90	Other (220)
5211.41.00.20	Not napped (218)
5211.41.00.40	Napped (218)
5211.42.00.20	Blue denim > Weighing not more than 360 g/m² (225)
5211.42.00.40	Blue denim > Weighing more than 360 g/m² (225)
5211.42.00.60	Other denim > Weighing not more than 360 g/m² (218)
5211.42.00.80	Other denim > Weighing more than 360 g/m² (218)
5211.43.00.30	Not napped (218)
5211.43.00.50	Napped (218)
5211.49.00.20	Jacquard woven (220)
5211.49.00.90	Other (218)
5211.51.00.20	Poplin or broadcloth (314)
5211.51.00.30	Sheeting > Not napped (313)
5211.51.00.50	Sheeting > Napped (313)
5211.51.00.90	Plain weave duck (219)
5211.52.00.20	Not napped (317)
5211.52.00.40	Napped (317)
5211.59.00.15	Satin weave or twill weave > Sateens > Discharge printed (326)
5211.59.00.25	Satin weave or twill weave > Sateens > Other (326)
5211.59.00.40	Satin weave or twill weave > Other (317)
5211.59.00.60	Duck, except plain weave (219)
5211.59.00.90	Other (220)
5212.11.10.10	Not combed (410)
5212.11.10.20	Combed (410)
5212.11.60.10	Mixed mainly or solely with wool or fine animal hair (220)
5212.11.60.20	Other > Poplin or broadcloth (314)
5212.11.60.30	Other > Sheeting (313)
5212.11.60.40	Other > Printcloth (315)
5212.11.60.50	Other > Cheesecloth; lawns,voiles or batistes (226)
5212.11.60.60	Other > Satin weave or twill weave > Sateens (326)
5212.11.60.70	Other > Satin weave or twill weave > Other (317)
5212.11.60.80	Other > Oxford cloth (227)
5212.11.60.90	Other > Other (220)
5212.12.10.10	Not combed (410)
5212.12.10.20	Combed (410)
5212.12.60.10	Mixed mainly or solely with wool or fine animal hair (220)
5212.12.60.20	Other > Poplin or broadcloth (314)
5212.12.60.30	Other > Sheeting (313)
5212.12.60.40	Other > Printcloth (315)
5212.12.60.50	Other > Cheesecloth; lawns, voiles or batistes (226)
5212.12.60.60	Other > Satin weave or twill weave > Sateens (326)
5212.12.60.70	Other > Satin weave or twill weave > Other (317)
5212.12.60.80	Other > Oxford cloth (227)
5212.12.60.90	Other > Other (220)
5212.13.10.10	Not combed (410)
5212.13.10.20	Combed (410)
5212.13.60.10	Mixed mainly or solely with wool or fine animal hair (220)
5212.13.60.20	Other > Poplin or broadcloth (314)
5212.13.60.30	Other > Sheeting (313)
5212.13.60.40	Other > Printcloth (315)
5212.13.60.50	Other > Cheesecloth; lawns, voiles or batistes (226)
5212.13.60.60	Other > Satin weave or twill weave > Sateens (326)
5212.13.60.70	Other > Satin weave or twill weave > Other (317)
5212.13.60.80	Other > Oxford cloth (227)
5212.13.60.90	Other > Other (220)
5212.14.10.10	Not combed (410)
5212.14.10.20	Combed (410)
5212.14.60.10	Mixed mainly or solely with wool or fine animal hair (220)
5212.14.60.20	Other > Jacquard woven > Of a width exceeding 127 cm (220)
5212.14.60.30	Other > Jacquard woven > Other (220)
5212.14.60.90	Other > Other (218)
5212.15.10.10	Not combed (410)
5212.15.10.20	Combed (410)
5212.15.60.10	Mixed mainly or solely with wool or fine animal hair (220)
5212.15.60.20	Other > Poplin or broadcloth (314)
5212.15.60.30	Other > Sheeting (313)
5212.15.60.40	Other > Printcloth (315)
5212.15.60.50	Other > Cheesecloth; lawns,voiles or batistes (226)
5212.15.60.60	Other > Satin weave or twill weave > Sateens (326)
5212.15.60.70	Other > Satin weave or twill weave > Other (317)
5212.15.60.80	Other > Oxford cloth (227)
5212.15.60.90	Other > Other (220)
5212.21.10.10	Not combed (410)
5212.21.10.20	Combed (410)
5212.21.60.10	Mixed mainly or solely with wool or fine animal hair (220)
5212.21.60.20	Other > Poplin or broadcloth (314)
5212.21.60.30	Other > Sheeting (313)
5212.21.60.40	Other > Duck (219)
5212.21.60.50	Other > Satin weave or twill weave > Sateens (326)
5212.21.60.60	Other > Satin weave or twill weave > Other (317)
5212.21.60.90	Other > Other (220)
5212.22.10.10	Not combed (410)
5212.22.10.20	Combed (410)
5212.22.60.10	Mixed mainly or solely with wool or fine animal hair (220)
5212.22.60.20	Other > Poplin or broadcloth (314)
5212.22.60.30	Other > Sheeting (313)
5212.22.60.40	Other > Duck (219)
5212.22.60.50	Other > Satin weave or twill weave > Sateens (326)
5212.22.60.60	Other > Satin weave or twill weave > Other (317)
5212.22.60.90	Other > Other (220)
5212.23.10.10	Not combed (410)
5212.23.10.20	Combed (410)
5212.23.60.10	Mixed mainly or solely with wool or fine animal hair (220)
5212.23.60.20	Other > Poplin or broadcloth (314)
5212.23.60.30	Other > Sheeting (313)
5212.23.60.40	Other > Duck (219)
5212.23.60.50	Other > Satin weave or twill weave > Sateens (326)
5212.23.60.60	Other > Satin weave or twill weave > Other (317)
5212.23.60.90	Other > Other (220)
5212.24.10.10	Not combed (410)
5212.24.10.20	Combed (410)
5212.24.60.10	Mixed mainly or solely with wool or fine animal hair (220)
5212.24.60.20	Other > Blue denim (225)
5212.24.60.30	Other > Jacquard woven > Of a width exceeding 127 cm (220)
5212.24.60.40	Other > Jacquard woven > Other (220)
5212.24.60.90	Other > Other (218)
5212.25.10.10	Not combed (410)
5212.25.10.20	Combed (410)
5212.25.60.10	Mixed mainly or solely with wool or fine animal hair (220)
5212.25.60.20	Other > Poplin or broadcloth (314)
5212.25.60.30	Other > Sheeting (313)
5212.25.60.40	Other > Duck (219)
5212.25.60.50	Other > Satin weave or twill weave > Sateens (326)
5212.25.60.60	Other > Satin weave or twill weave > Other (317)
5212.25.60.90	Other > Other (220)
5301.10.00.00	
5301.21.00.00	
5301.29.00.00	
5301.30.00.00	
5302.10.00.00	
5302.90.00.00	
5303.10.00.00	
5303.90.00.00	
5305.00.00.00	
5306.10.00.00	
5306.20.00.00	
5307.10.00.00	
5307.20.00.00	
5308.10.00.00	
5308.20.00.00	
5308.90.10.00	
5308.90.90.00	
5309.11.00.10	Of a width exceeding 127 cm (810)
5309.11.00.90	Other (810)
5309.19.00.10	Of a width exceeding 127 cm (810)
5309.19.00.90	Other (810)
5309.21.20.00	
5309.21.30.05	Subject to cotton restraints > Poplin or broadcloth (314)
5309.21.30.10	Subject to cotton restraints > Sheeting (313)
5309.21.30.15	Subject to cotton restraints > Printcloth (315)
5309.21.30.20	Subject to cotton restraints > Other (220)
5309.21.30.55	Subject to man-made fiber restraints > Poplin or broadcloth (614)
5309.21.30.60	Subject to man-made fiber restraints > Sheeting (613)
5309.21.30.65	Subject to man-made fiber restraints > Printcloth (615)
5309.21.30.70	Subject to man-made fiber restraints > Other (220)
5309.21.30.90	Other (810)
5309.21.40.10	Of a width exceeding 127 cm (810)
5309.21.40.90	Other (810)
5309.29.20.00	
5309.29.30.05	Subject to cotton restraints > Poplin or broadcloth (314)
5309.29.30.10	Subject to cotton restraints > Sheeting (313)
5309.29.30.15	Subject to cotton restraints > Printcloth (315)
5309.29.30.20	Subject to cotton restraints > Other (220)
5309.29.30.55	Subject to man-made fiber restraints > Poplin or broadcloth (614)
5309.29.30.60	Subject to man-made fiber restraints > Sheeting (613)
5309.29.30.65	Subject to man-made fiber restraints > Printcloth (615)
5309.29.30.70	Subject to man-made fiber restraints > Other (220)
5309.29.30.90	Other (810)
5309.29.40.10	Of a width exceeding 127 cm (810)
5309.29.40.90	Other (810)
5310.10.00.20	Not over 130 cm in width
5310.10.00.40	Over 130 cm but not over 250 cm in width
5310.10.00.60	Over 250 cm in width
5310.90.00.00	
5311.00.20.00	
5311.00.30.05	Subject to cotton restraints > Poplin or broadcloth (314)
5311.00.30.10	Subject to cotton restraints > Sheeting (313)
5311.00.30.15	Subject to cotton restraints > Printcloth (315)
5311.00.30.20	Subject to cotton restraints > Other (220)
5311.00.30.55	Subject to man-made fiber restraints > Poplin or broadcloth (614)
5311.00.30.60	Subject to man-made fiber restraints > Sheeting (613)
5311.00.30.65	Subject to man-made fiber restraints > Printcloth (615)
5311.00.30.70	Subject to man-made fiber restraints > Other (220)
5311.00.30.90	Other (810)
5311.00.40.10	Of true hemp fibers (810)
5311.00.40.20	Other (810)
5311.00.60.00	
5401.10.00.00	
5401.20.00.00	
5402.11.30.10	Not more than 920 decitex > Monofilament; multifilament, untwisted or with twist of less than 5 turns per meter
5402.11.30.30	Not more than 920 decitex > Multifilament, with twist of 5 turns or more per meter (606)
5402.11.30.50	More than 920 decitex > Monofilament; multifilament, untwisted or with twist of less than 5 turns per meter
5402.11.30.70	More than 920 decitex > Multifilament, with twist of 5 turns or more per meter (606)
5402.11.60.00	
5402.19.30.10	Not more than 920 decitex > Monofilament; multifilament, untwisted or with twist of less than 5 turns per meter
5402.19.30.30	Not more than 920 decitex > Multifilament, with twist of 5 turns or more per meter (606)
5402.19.30.50	More than 920 decitex > Monofilament; multifilament, untwisted or with twist of less than 5 turns per meter
5402.19.30.70	More than 920 decitex > Multifilament, with twist of 5 turns or more per meter (606)
5402.19.60.00	
5402.20.30.10	Not more than 920 decitex > Monofilament; multifilament, untwisted or with twist of less than 5 turns per meter
5402.20.30.30	Not more than 920 decitex > Multifilament, with twist of 5 turns or more per meter (606)
5402.20.30.50	More than 920 decitex > Monofilament; multifilament, untwisted or with twist of less than 5 turns per meter
5402.20.30.70	More than 920 decitex > Multifilament, with twist of 5 turns or more per meter (606)
5402.20.60.00	
5402.31.30.00	
5402.31.60.00	
5402.32.30.00	
5402.32.60.00	
5402.33.30.00	
5402.33.60.00	
5402.34.30.00	
5402.34.60.00	
5402.39.31.10	Of polyethylene (600)
5402.39.31.90	Other (600)
5402.39.61.10	Of polyethylene (600)
5402.39.61.90	Other (600)
5402.44.00.05	Monofilament; multifilament, untwisted or with twist of less than 5 turns per meter
5402.44.00.40	Other
5402.45.10.00	
5402.45.90.10	Monofilament; multifilament, untwisted or with twist of less than 5 turns per meter > Multifilament, partially oriented
5402.45.90.30	Monofilament; multifilament, untwisted or with twist of less than 5 turns per meter > Other
5402.45.90.40	Multifilament, with twist of 5 turns or more per meter (606)
5402.46.00.00	
5402.47.10.20	Untwisted or with twist of less than 5 turns per meter
5402.47.10.40	With twist of 5 turns or more per meter (606)
5402.47.90.20	Monofilament; multifilament, untwisted or with twist of less than 5 turns per meter
5402.47.90.40	Multifilament, with twist of 5 turns or more per meter (606)
5402.48.00.10	Monofilament; multifilament, untwisted or with twist of less than 5 turns per meter
5402.48.00.70	Other
5402.49.11.00	
5402.49.91.15	Monofilament; multifilament, untwisted or with twist of less than 5 turns per meter > Of polyethylene
5402.49.91.40	Monofilament; multifilament, untwisted or with twist of less than 5 turns per meter > Other
5402.49.91.75	Multifilament, with twist of 5 turns or more per meter > Of polyethylene (606)
5402.49.91.80	Multifilament, with twist of 5 turns or more per meter > Other (606)
5402.51.00.00	
5402.52.10.00	
5402.52.90.00	
5402.53.00.00	
5402.59.01.00	
5402.61.00.00	
5402.62.00.00	
5402.63.00.00	
5402.69.01.00	
5403.10.30.20	Monofilament; multifilament, untwisted or with twist of less than 5 turns per meter
5403.10.30.40	Multifilament, with twist of 5 turns or more per meter (606)
5403.10.60.00	
5403.31.00.20	Monofilament; multifilament, untwisted or with twist of less than 5 turns per meter
5403.31.00.40	Multifilament, with twist of 5 turns or more per meter (606)
5403.32.00.00	
5403.33.00.20	Monofilament; multifilament, untwisted or with twist of less than 5 turns per meter
5403.33.00.40	Multifilament, with twist of 5 turns or more per ` meter (606)
5403.39.10.00	
5403.39.90.20	Monofilament; multifilament, untwisted or with twist of less than 5 turns per meter
5403.39.90.40	Multifilament, with twist of 5 turns or more per meter (606)
5403.41.00.00	
5403.42.00.00	
5403.49.10.00	
5403.49.90.00	
5404.11.00.00	
5404.12.10.00	
5404.12.90.00	
5404.19.10.00	
5404.19.80.20	Of nylon or other polyamides
5404.19.80.40	Of polyesters
5404.19.80.80	Other
5404.90.00.00	
5405.00.30.00	
5405.00.60.00	
5406.00.10.20	Of acrylic (200)
5406.00.10.40	Of polyesters (200)
5406.00.10.90	Other (200)
5406.00.20.00	
5407.10.00.10	Of polyester, weighing not more than 170 g/m² (619)
5407.10.00.90	Other (620)
5407.20.00.00	
5407.30.10.00	
5407.30.90.00	
5407.41.00.10	Suitable for making typewriter and machine ribbon, containing yarns the average decitex of which exceeds 28 but not 83, the total thread count (treating multiple (folded) or cabled yarns as single threads), of which per centimeter is not less than 59 warp and 39 filling and not more than 83 warp and 55 filling and in which the thread count of the warp does not exceed 60 percent of the total thread count of the warp and filling > With both selvages woven (621)
5407.41.00.20	Suitable for making typewriter and machine ribbon, containing yarns the average decitex of which exceeds 28 but not 83, the total thread count (treating multiple (folded) or cabled yarns as single threads), of which per centimeter is not less than 59 warp and 39 filling and not more than 83 warp and 55 filling and in which the thread count of the warp does not exceed 60 percent of the total thread count of the warp and filling > Other (621)
5407.41.00.30	Other > Weighing not more than 170 g/m² (620)
5407.41.00.60	Other > Weighing more than 170 g/m² (620)
5407.42.00.30	Weighing not more than 170 g/m² (620)
5407.42.00.60	Weighing more than 170 g/m² (620)
5407.43.10.00	
5407.43.20.30	Weighing not more than 170 g/m² (620)
5407.43.20.60	Weighing more than 170 g/m² (620)
5407.44.00.30	Weighing not more than 170 g/m² (620)
5407.44.00.60	Weighing more than 170 g/m² (620)
5407.51.00.20	Weighing not more than 170 g/m² > Flat fabrics (619)
5407.51.00.40	Weighing not more than 170 g/m² > Other (619)
5407.51.00.60	Weighing more than 170 g/m² (620)
5407.52.05.00	
5407.52.20.20	Weighing not more than 170 g/m² > Flat fabrics (619)
5407.52.20.40	Weighing not more than 170 g/m² > Other (619)
5407.52.20.60	Weighing more than 170 g/m² (620)
5407.53.10.00	
5407.53.20.20	Weighing not more than 170 g/m² > Flat fabrics (619)
5407.53.20.40	Weighing not more than 170 g/m² > Other (619)
5407.53.20.60	Weighing more than 170 g/m² (620)
5407.54.00.20	Weighing not more than 170 g/m² > Flat fabrics (619)
5407.54.00.40	Weighing not more than 170 g/m² > Other (619)
5407.54.00.60	Weighing more than 170 g/m² (620)
5407.61.11.00	
5407.61.19.00	
5407.61.21.00	
5407.61.29.00	
5407.61.91.00	
5407.61.99.05	Unbleached or bleached > Weighing not more than 170 g/m² > Flat fabrics (619)
5407.61.99.10	Unbleached or bleached > Weighing not more than 170 g/m² > Other (619)
5407.61.99.15	Unbleached or bleached > Weighing more than 170 g/m² (620)
5407.61.99.25	Dyed > Weighing not more than 170 g/m² > Flat fabrics (619)
5407.61.99.30	Dyed > Weighing not more than 170 g/m² > Other (619)
5407.61.99.35	Dyed > Weighing more than 170 g/m² (620)
5407.61.99.45	Of yarns of different colors > Weighing not more than 170 g/m² > Flat fabrics (619)
5407.61.99.50	Of yarns of different colors > Weighing not more than 170 g/m² > Other (619)
5407.61.99.55	Of yarns of different colors > Weighing more than 170 g/m² (620)
5407.61.99.65	Printed > Weighing not more than 170 g/m² > Flat fabrics (619)
5407.61.99.70	Printed > Weighing not more than 170 g/m² > Other (619)
5407.61.99.75	Printed > Weighing more than 170 g/m² (620)
5407.69.10.10	Weighing not more than 170 g/m² (619)
5407.69.10.60	Weighing more than 170 g/m² (620)
5407.69.20.10	Weighing not more than 170 g/m² (619)
5407.69.20.60	Weighing more than 170 g/m² (620)
5407.69.30.00	
5407.69.40.10	Weighing not more than 170 g/m² (619)
5407.69.40.60	Weighing more than 170 g/m² (620)
5407.69.90.10	Weighing not more than 170 g/m² (619)
5407.69.90.60	Weighing more than 170 g/m² (620)
5407.71.00.15	Weighing not more than 170 g/m² (620)
5407.71.00.60	Weighing more than 170 g/m² (620)
5407.72.00.15	Weighing not more than 170 g/m² (620)
5407.72.00.60	Weighing more than 170 g/m² (620)
5407.73.10.00	
5407.73.20.15	Weighing not more than 170 g/m² (620)
5407.73.20.60	Weighing more than 170 g/m² (620)
5407.74.00.15	Weighing not more than 170 g/m² (620)
5407.74.00.60	Weighing more than 170 g/m² (620)
5407.81.00.10	Poplin or broadcloth (625)
5407.81.00.20	Sheeting (627)
5407.81.00.30	Printcloth (626)
5407.81.00.40	Satin weave or twill weave (628)
5407.81.00.90	Other (629)
5407.82.00.10	Poplin or broadcloth (625)
5407.82.00.20	Sheeting (627)
5407.82.00.30	Printcloth (626)
5407.82.00.40	Satin weave or twill weave (628)
5407.82.00.90	Other (629)
5407.83.00.10	Poplin or broadcloth (625)
5407.83.00.20	Sheeting (627)
5407.83.00.30	Printcloth (626)
5407.83.00.40	Satin weave or twill weave (628)
5407.83.00.90	Other (629)
5407.84.00.10	Poplin or broadcloth (625)
5407.84.00.20	Sheeting (627)
5407.84.00.30	Printcloth (626)
5407.84.00.40	Satin weave or twill weave (628)
5407.84.00.90	Other (629)
5407.91.05.10	Not combed (410)
5407.91.05.20	Combed (410)
5407.91.10.00	
5407.91.20.10	Mixed mainly or solely with artificial filaments (620)
5407.91.20.20	Other > Poplin or broadcloth (625)
5407.91.20.30	Other > Sheeting (627)
5407.91.20.40	Other > Printcloth (626)
5407.91.20.50	Other > Satin weave or twill weave (628)
5407.91.20.90	Other > Other (629)
5407.92.05.10	Not combed (410)
5407.92.05.20	Combed (410)
5407.92.10.10	Not combed (624)
5407.92.10.20	Combed (624)
5407.92.20.10	Mixed mainly or solely with artificial filaments or metalized yarn (620)
5407.92.20.20	Other > Poplin or broadcloth (625)
5407.92.20.30	Other > Sheeting (627)
5407.92.20.40	Other > Printcloth (626)
5407.92.20.50	Other > Satin weave or twill weave (628)
5407.92.20.90	Other > Other (629)
5407.93.05.10	Not combed (410)
5407.93.05.20	Combed (410)
5407.93.10.00	
5407.93.15.00	
5407.93.20.10	Mixed mainly or solely with artificial filaments or metalized yarn (620)
5407.93.20.20	Other > Poplin or broadcloth (625)
5407.93.20.30	Other > Sheeting (627)
5407.93.20.40	Other > Printcloth (626)
5407.93.20.50	Other > Satin weave or twill weave (628)
5407.93.20.90	Other > Other (629)
5407.94.05.10	Not combed (410)
5407.94.05.20	Combed (410)
5407.94.10.00	
5407.94.20.10	Mixed mainly or solely with artificial filaments or metalized yarns (620)
5407.94.20.20	Other > Poplin or broadcloth (625)
5407.94.20.30	Other > Sheeting (627)
5407.94.20.40	Other > Printcloth (626)
5407.94.20.50	Other > Satin weave or twill weave (628)
5407.94.20.90	Other > Other (629)
5408.10.00.00	
5408.21.00.30	Weighing not more than 170 g/m² (618)
5408.21.00.60	Weighing more than 170 g/m² (618)
5408.22.10.00	
5408.22.90.30	Weighing not more than 170 g/m² (618)
5408.22.90.60	Weighing more than 170 g/m² (618)
5408.23.11.00	
5408.23.19.00	
5408.23.21.00	
5408.23.29.30	Weighing not more than 170 g/m² (618)
5408.23.29.60	Weighing more than 170 g/m² (618)
5408.24.10.00	
5408.24.90.10	Weighing not more than 170 g/m² > Discharge printed (618)
5408.24.90.20	Weighing not more than 170 g/m² > Other (618)
5408.24.90.40	Weighing more than 170 g/m² > Discharge printed (618)
5408.24.90.50	Weighing more than 170 g/m² > Other (618)
5408.31.05.10	Not combed (410)
5408.31.05.20	Combed (410)
5408.31.10.00	
5408.31.20.10	Mixed mainly or solely with synthetic filaments (618)
5408.31.20.20	Other > Poplin or broadcloth (625)
5408.31.20.30	Other > Sheeting (627)
5408.31.20.40	Other > Printcloth (626)
5408.31.20.50	Other > Satin weave or twill weave (628)
5408.31.20.90	Other > Other (629)
5408.32.05.10	Not combed (410)
5408.32.05.20	Combed (410)
5408.32.10.00	
5408.32.30.00	
5408.32.90.10	Mixed mainly or solely with synthetic filaments (618)
5408.32.90.20	Other > Poplin or broadcloth (625)
5408.32.90.30	Other > Sheeting (627)
5408.32.90.40	Other > Printcloth (626)
5408.32.90.50	Other > Satin weave or twill weave (628)
5408.32.90.90	Other > Other (629)
5408.33.05.10	Not combed (410)
5408.33.05.20	Combed (410)
5408.33.10.00	
5408.33.15.00	
5408.33.30.00	
5408.33.90.10	Mixed mainly or solely with synthetic filaments or metalized yarn (618)
5408.33.90.20	Other > Poplin or broadcloth (625)
5408.33.90.30	Other > Sheeting(627)
5408.33.90.40	Other > Printcloth (626)
5408.33.90.50	Other > Satin weave or twill weave (628)
5408.33.90.90	Other > Other (629)
5408.34.05.10	Not combed (410)
5408.34.05.20	Combed (410)
5408.34.10.00	
5408.34.30.00	
5408.34.90.10	Mixed mainly or solely with synthetic filaments (618)
5408.34.90.20	Other > Poplin or broadcloth (625)
5408.34.90.30	Other > Sheeting(627)
5408.34.90.40	Other > Printcloth (626)
5408.34.90.50	Other > Satin weave or twill weave (628)
5408.34.90.85	Other > Other > Discharge printed (629)
5408.34.90.95	Other > Other > Other (629)
5501.11.00.00	
5501.19.00.00	
5501.20.00.00	
5501.30.00.10	Containing 92 percent or more by weight of acrylonitrile units with filaments numbering fewer than 70,000 (+/-2000) with filament diameter 1.59 decitex (plus or minus 0.027) or less, or in a separable tow construction capable of being separated into tows of 70,000 (+/-2000) or fewer with filament diameter 1.59 decitex (plus or minus 0.027) or less.
5501.30.00.90	Other
5501.40.00.00	
5501.90.01.00	
5502.10.00.00	
5502.90.00.00	
5503.11.00.00	
5503.19.10.00	
5503.19.90.00	
5503.20.00.15	Bi-component fibers having an outer copolymer sheath that melts at a lower temperature than the core, of a kind used for bonding fibers together
5503.20.00.25	Other > Measuring less than 3.3 decitex
5503.20.00.45	Other > Measuring 3.3 decitex or more but less than 13.2 decitex
5503.20.00.65	Other > Measuring 13.2 decitex or more
5503.30.00.00	
5503.40.00.00	
5503.90.10.00	
5503.90.90.00	
5504.10.00.00	
5504.90.00.00	
5505.10.00.20	Of nylon or other polyamides
5505.10.00.40	Of polyesters
5505.10.00.60	Other
5505.20.00.00	
5506.10.00.00	
5506.20.00.00	
5506.30.00.00	
5506.40.00.00	
5506.90.01.00	
5507.00.00.00	
5508.10.00.00	
5508.20.00.00	
5509.11.00.00	
5509.12.00.00	
5509.21.00.00	
5509.22.00.10	Multiple (folded), with a final "Z" twist (200)
5509.22.00.90	Other (604)
5509.31.00.00	
5509.32.00.00	
5509.41.00.10	Of polyvinyl alcohol (PVA) fibers (604)
5509.41.00.90	Other (604)
5509.42.00.10	Of polyvinyl alcohol (PVA) fibers (604)
5509.42.00.90	Other (604)
5509.51.30.00	
5509.51.60.00	
5509.52.00.00	
5509.53.00.30	Not exceeding 52 nm (607)
5509.53.00.60	Exceeding 52 nm (607)
5509.59.00.00	
5509.61.00.00	
5509.62.00.00	
5509.69.20.00	
5509.69.40.00	
5509.69.60.00	
5509.91.00.00	
5509.92.00.00	
5509.99.20.00	
5509.99.40.00	
5509.99.60.00	
5510.11.00.00	
5510.12.00.00	
5510.20.00.00	
5510.30.00.00	
5510.90.20.00	
5510.90.40.00	
5510.90.60.00	
5511.10.00.30	Acrylic or modacrylic (200)
5511.10.00.60	Other (200)
5511.20.00.00	
5511.30.00.00	
5512.11.00.10	Poplin or broadcloth (614)
5512.11.00.22	Sheeting > Of a width exceeding 254 cm (613)
5512.11.00.27	Sheeting > Other (613)
5512.11.00.30	Printcloth (615)
5512.11.00.40	Cheesecloth; lawns, voiles or batistes (226)
5512.11.00.50	Duck (219)
5512.11.00.60	Satin weave or twill weave (617)
5512.11.00.70	Oxford cloth (227)
5512.11.00.90	Other (220)
5512.19.00.05	Of yarns of different colors, except blue denim or jacquard weave (218)
5512.19.00.10	Blue denim (225)
5512.19.00.15	Other > Poplin or broadcloth (614)
5512.19.00.22	Other > Sheeting > Of a width exceeding 254 cm (613)
5512.19.00.27	Other > Sheeting > Other (613)
5512.19.00.30	Other > Printcloth (615)
5512.19.00.35	Other > Cheesecloth; lawns, voiles or batistes (226)
5512.19.00.40	Other > Duck (219)
5512.19.00.45	Other > Satin weave or twill weave (617)
5512.19.00.50	Other > Oxford cloth (227)
5512.19.00.90	Other > Other (220)
5512.21.00.10	Poplin or broadcloth (614)
5512.21.00.20	Sheeting (613)
5512.21.00.30	Printcloth (615)
5512.21.00.40	Cheesecloth; lawns, voiles or batistes (226)
5512.21.00.50	Duck (219)
5512.21.00.60	Satin weave or twill weave (617)
5512.21.00.70	Oxford cloth (227)
5512.21.00.90	Other (220)
5512.29.00.05	Of yarns of different colors, except blue denim or jacquard weave (218)
5512.29.00.10	Blue denim (225)
5512.29.00.15	Other > Poplin or broadcloth (614)
5512.29.00.20	Other > Sheeting (613)
5512.29.00.25	Other > Printcloth (615)
5512.29.00.30	Other > Cheesecloth; lawns, voiles or batistes (226)
5512.29.00.35	Other > Duck (219)
5512.29.00.40	Other > Satin weave or twill weave (617)
5512.29.00.45	Other > Oxford cloth (227)
5512.29.00.90	Other > Other (220)
5512.91.00.10	Poplin or broadcloth (614)
5512.91.00.20	Sheeting (613)
5512.91.00.30	Printcloth (615)
5512.91.00.40	Cheesecloth; lawns, voiles or batistes (226)
5512.91.00.50	Duck (219)
5512.91.00.60	Satin weave or twill weave (617)
5512.91.00.70	Oxford cloth (227)
5512.91.00.90	Other (220)
5512.99.00.05	Of yarns of different colors, except blue denim or jacquard weave (218)
5512.99.00.10	Blue denim (225)
5512.99.00.15	Other > Poplin or broadcloth (614)
5512.99.00.20	Other > Sheeting (613)
5512.99.00.25	Other > Printcloth (615)
5512.99.00.30	Other > Cheesecloth; lawns, voiles or batistes (226)
5512.99.00.35	Other > Duck (219)
5512.99.00.40	Other > Satin weave or twill weave (617)
5512.99.00.45	Other > Oxford cloth (227)
5512.99.00.90	Other > Other (220)
5513.11.00.20	Poplin or broadcloth (614)
5513.11.00.40	Sheeting (613)
5513.11.00.60	Printcloth (615)
5513.11.00.90	Cheesecloth; lawns, voiles or batistes (226)
5513.12.00.00	
5513.13.00.20	Satin weave or twill weave (617)
5513.13.00.40	Oxford cloth (227)
5513.13.00.90	Other (220)
5513.19.00.10	Poplin or broadcloth (614)
5513.19.00.20	Sheeting (613)
5513.19.00.30	Printcloth (615)
5513.19.00.40	Cheesecloth; lawns, voiles or batistes (226)
5513.19.00.50	Satin weave or twill weave (617)
5513.19.00.60	Oxford cloth (227)
5513.19.00.90	Other (220)
5513.21.00.20	Poplin or broadcloth (614)
5513.21.00.40	Sheeting (613)
5513.21.00.60	Printcloth (615)
5513.21.00.90	Cheesecloth; lawns, voiles or batistes (226)
5513.23.01.21	Satin weave or twill weave (617)
5513.23.01.41	Oxford cloth (227)
5513.23.01.91	Other (220)
5513.29.00.10	Poplin or broadcloth (614)
5513.29.00.20	Sheeting (613)
5513.29.00.30	Printcloth (615)
5513.29.00.40	Cheesecloth; lawns, voiles or batistes (226)
5513.29.00.50	Satin weave or twill weave (617)
5513.29.00.60	Oxford cloth (227)
5513.29.00.90	Other (220)
5513.31.00.00	
5513.39.01.11	Jacquard weave (220)
5513.39.01.15	Oxford cloth (218)
5513.39.01.91	Other (218)
5513.41.00.20	Poplin or broadcloth (614)
5513.41.00.40	Sheeting (613)
5513.41.00.60	Printcloth (615)
5513.41.00.90	Cheesecloth; lawns, voiles or batistes (226)
5513.49.10.00	
5513.49.20.20	Satin weave or twill weave (617)
5513.49.20.40	Oxford cloth (227)
5513.49.20.90	Other (220)
5513.49.90.10	Poplin or broadcloth (614)
5513.49.90.20	Sheeting (613)
5513.49.90.30	Printcloth (615)
5513.49.90.40	Cheesecloth; lawns, voiles or batistes (226)
5513.49.90.50	Satin weave or twill weave (617)
5513.49.90.60	Oxford cloth (227)
5513.49.90.90	Other (220)
5514.11.00.20	Poplin or broadcloth (614)
5514.11.00.30	Sheeting > Not napped (613)
5514.11.00.50	Sheeting > Napped (613)
5514.11.00.90	Plain weave duck (219)
5514.12.00.20	Not napped (617)
5514.12.00.40	Napped (617)
5514.19.10.20	Satin weave or twill weave (617)
5514.19.10.40	Duck, except plain weave (219)
5514.19.10.90	Other (220)
5514.19.90.10	Poplin or broadcloth (614)
5514.19.90.20	Sheeting (613)
5514.19.90.30	Duck (219)
5514.19.90.40	Satin weave or twill weave (617)
5514.19.90.90	Other (220)
5514.21.00.20	Poplin or broadcloth (614)
5514.21.00.30	Sheeting > Not napped (613)
5514.21.00.50	Sheeting > Napped (613)
5514.21.00.90	Plain weave duck (219)
5514.22.00.20	Not napped (617)
5514.22.00.40	Napped (617)
5514.23.00.20	Satin weave or twill weave (617)
5514.23.00.40	Duck, except plain weave (219)
5514.23.00.90	Other (220)
5514.29.00.10	Poplin or broadcloth (614)
5514.29.00.20	Sheeting (613)
5514.29.00.30	Duck (219)
5514.29.00.40	Satin weave or twill weave (617)
5514.29.00.90	Other (220)
5514.30.31.00	
5514.30.32.10	Denim > Blue denim (225)
5514.30.32.15	Denim > Other denim (218)
5514.30.32.80	Other (218)
5514.30.33.10	Jacquard weave (220)
5514.30.33.90	Other (218)
5514.30.39.10	Blue denim (225)
5514.30.39.20	Jacquard weave (220)
5514.30.39.90	Other (218)
5514.41.00.20	Poplin or broadcloth (614)
5514.41.00.30	Sheeting > Not napped (613)
5514.41.00.50	Sheeting > Napped (613)
5514.41.00.90	Plain weave duck (219)
5514.42.00.20	Not napped (617)
5514.42.00.40	Napped (617)
5514.43.00.20	Satin weave or twill weave (617)
5514.43.00.40	Duck, except plain weave (219)
5514.43.00.90	Other (220)
5514.49.00.10	Poplin or broadcloth (614)
5514.49.00.20	Sheeting (613)
5514.49.00.30	Duck (219)
5514.49.00.40	Satin weave or twill weave (617)
5514.49.00.90	Other (220)
5515.11.00.05	Of yarns of different colors, except blue denim or jacquard weave (218)
5515.11.00.10	Blue denim (225)
5515.11.00.15	Other > Poplin or broadcloth (614)
5515.11.00.20	Other > Sheeting (613)
5515.11.00.25	Other > Printcloth (615)
5515.11.00.30	Other > Cheesecloth; lawns, voiles or batistes (226)
5515.11.00.35	Other > Duck (219)
5515.11.00.40	Other > Satin weave or twill weave (617)
5515.11.00.45	Other > Oxford cloth (227)
5515.11.00.90	Other > Other (220)
5515.12.00.10	Poplin or broadcloth (625)
5515.12.00.22	Sheeting > Of a width exceeding 254 cm (627)
5515.12.00.27	Sheeting > Other (627)
5515.12.00.30	Printcloth (626)
5515.12.00.40	Satin weave or twill weave (628)
5515.12.00.90	Other (629)
5515.13.05.10	Not combed (410)
5515.13.05.20	Combed (410)
5515.13.10.10	Not combed (624)
5515.13.10.20	Combed (624)
5515.19.00.05	Of yarns of different colors, except blue denim or jacquard weave (218)
5515.19.00.10	Blue denim (225)
5515.19.00.15	Other > Poplin or broadcloth (614)
5515.19.00.20	Other > Sheeting (613)
5515.19.00.25	Other > Printcloth (615)
5515.19.00.30	Other > Cheesecloth; lawns, voiles or batistes (226)
5515.19.00.35	Other > Duck (219)
5515.19.00.40	Other > Satin weave or twill weave (617)
5515.19.00.45	Other > Oxford cloth (227)
5515.19.00.90	Other > Other (220)
5515.21.00.10	Poplin or broadcloth (625)
5515.21.00.20	Sheeting (627)
5515.21.00.30	Printcloth (626)
5515.21.00.40	Satin weave or twill weave (628)
5515.21.00.90	Other (629)
5515.22.05.10	Not combed (410)
5515.22.05.20	Combed (410)
5515.22.10.00	
5515.29.00.05	Of yarns of different colors, except blue denim or jacquard weave (218)
5515.29.00.10	Blue denim (225)
5515.29.00.15	Other > Poplin or broadcloth (614)
5515.29.00.20	Other > Sheeting (613)
5515.29.00.25	Other > Printcloth (615)
5515.29.00.30	Other > Cheesecloth; lawns, voiles or batistes (226)
5515.29.00.35	Other > Duck (219)
5515.29.00.40	Other > Satin weave or twill weave (617)
5515.29.00.45	Other > Oxford cloth (227)
5515.29.00.90	Other > Other (220)
5515.91.00.10	Poplin or broadcloth (625)
5515.91.00.20	Sheeting (627)
5515.91.00.30	Printcloth (626)
5515.91.00.40	Satin weave or twill weave (628)
5515.91.00.90	Other (629)
5515.99.05.10	Not combed (410)
5515.99.05.20	Combed (410)
5515.99.10.10	Not combed (624)
5515.99.10.20	Combed (624)
5515.99.90.05	Of yarns of different colors, except blue denim or jacquard weave (218)
5515.99.90.10	Blue denim (225)
5515.99.90.15	Other > Poplin or broadcloth (614)
5515.99.90.20	Other > Sheeting (613)
5515.99.90.25	Other > Printcloth (615)
5515.99.90.30	Other > Cheesecloth; lawns, voiles or batistes (226)
5515.99.90.35	Other > Duck (219)
5515.99.90.40	Other > Satin weave or twill weave (617)
5515.99.90.45	Other > Oxford cloth (227)
5515.99.90.90	Other > Other (220)
5516.11.00.10	Plain weave (611)
5516.11.00.20	Satin weave or twill weave (611)
5516.11.00.90	Other (611)
5516.12.00.10	Plain weave (611)
5516.12.00.20	Satin weave or twill weave (611)
5516.12.00.90	Other (611)
5516.13.00.00	
5516.14.00.05	Plain weave > Discharge printed (611)
5516.14.00.15	Plain weave > Other (611)
5516.14.00.25	Satin weave or twill weave > Discharge printed (611)
5516.14.00.30	Satin weave or twill weave > Other (611)
5516.14.00.85	Other > Discharge printed (611)
5516.14.00.95	Other > Other (611)
5516.21.00.10	Poplin or broadcloth (625)
5516.21.00.20	Sheeting (627)
5516.21.00.30	Printcloth (626)
5516.21.00.40	Satin weave or twill weave (628)
5516.21.00.90	Other (629)
5516.22.00.10	Poplin or broadcloth (625)
5516.22.00.20	Sheeting (627)
5516.22.00.30	Printcloth (626)
5516.22.00.40	Satin weave or twill weave (628)
5516.22.00.90	Other (629)
5516.23.00.10	Poplin or broadcloth (625)
5516.23.00.20	Sheeting (627)
5516.23.00.30	Printcloth (626)
5516.23.00.40	Satin weave or twill weave (628)
5516.23.00.90	Other (629)
5516.24.00.10	Poplin or broadcloth (625)
5516.24.00.20	Sheeting (627)
5516.24.00.30	Printcloth (626)
5516.24.00.40	Satin weave or twill weave (628)
5516.24.00.85	Other > Discharge printed (629)
5516.24.00.95	Other > Other (629)
5516.31.05.10	Not combed (410)
5516.31.05.20	Combed (410)
5516.31.10.00	
5516.32.05.10	Not combed (410)
5516.32.05.20	Combed (410)
5516.32.10.00	
5516.33.05.10	Not combed (410)
5516.33.05.20	Combed (410)
5516.33.10.00	
5516.34.05.10	Not combed (410)
5516.34.05.20	Combed (410)
5516.34.10.00	
5516.41.00.10	Poplin or broadcloth (614)
5516.41.00.22	Sheeting > Of a width exceeding 127 cm (613)
5516.41.00.27	Sheeting > Other (613)
5516.41.00.30	Printcloth (615)
5516.41.00.40	Cheesecloth; lawns, voiles or batistes (226)
5516.41.00.50	Duck (219)
5516.41.00.60	Satin weave or twill weave (617)
5516.41.00.70	Oxford cloth (227)
5516.41.00.90	Other (220)
5516.42.00.10	Poplin or broadcloth (614)
5516.42.00.22	Sheeting > Of a width exceeding 127 cm (613)
5516.42.00.27	Sheeting > Other (613)
5516.42.00.30	Printcloth (615)
5516.42.00.40	Cheesecloth; lawns, voiles or batistes (226)
5516.42.00.50	Duck (219)
5516.42.00.60	Satin weave or twill weave (617)
5516.42.00.70	Oxford cloth (227)
5516.42.00.90	Other (220)
5516.43.00.10	Denim > Blue denim (225)
5516.43.00.15	Denim > Other denim (218)
5516.43.00.20	Jacquard weave (220)
5516.43.00.35	Other > Of a width exceeding 127 cm (218)
5516.43.00.80	Other > Other (218)
5516.44.00.10	Poplin or broadcloth (614)
5516.44.00.22	Sheeting > Of a width exceeding 127 cm (613)
5516.44.00.27	Sheeting > Other (613)
5516.44.00.30	Printcloth (615)
5516.44.00.40	Cheesecloth; lawns, voiles or batistes (226)
5516.44.00.50	Duck (219)
5516.44.00.60	Satin weave or twill weave (617)
5516.44.00.70	Oxford cloth (227)
5516.44.00.90	Other (220)
5516.91.00.10	Poplin or broadcloth (614)
5516.91.00.20	Sheeting (613)
5516.91.00.30	Printcloth (615)
5516.91.00.40	Cheesecloth; lawns, voiles or batistes (226)
5516.91.00.50	Duck (219)
5516.91.00.60	Satin weave or twill weave (617)
5516.91.00.70	Oxford cloth (227)
5516.91.00.90	Other (220)
5516.92.00.10	Poplin or broadcloth (614)
5516.92.00.20	Sheeting (613)
5516.92.00.30	Printcloth (615)
5516.92.00.40	Cheesecloth; lawns, voiles or batistes (226)
5516.92.00.50	Duck (219)
5516.92.00.60	Satin weave or twill weave (617)
5516.92.00.70	Oxford cloth (227)
5516.92.00.90	Other (220)
5516.93.00.10	Blue denim (225)
5516.93.00.20	Jacquard weave (220)
5516.93.00.90	Other (218)
5516.94.00.10	Poplin or broadcloth (614)
5516.94.00.20	Sheeting (613)
5516.94.00.30	Printcloth (615)
5516.94.00.40	Cheesecloth; lawns, voiles or batistes (226)
5516.94.00.50	Duck (219)
5516.94.00.60	Satin weave or twill weave (617)
5516.94.00.70	Oxford cloth (227)
5516.94.00.90	Other (220)
5601.21.00.10	Wadding, in the piece (223)
5601.21.00.90	Other (369)
5601.22.00.10	Wadding, in the piece (223)
5601.22.00.50	Flocked swabs, other than articles of heading 3926 (669)
5601.22.00.91	Other (669)
5601.29.00.10	Containing 85 percent or more by weight of silk or silk waste
5601.29.00.20	Of wool or fine animal hair (469)
5601.29.00.90	Other (899)
5601.30.00.00	
5602.10.10.00	
5602.10.90.10	Of wool or fine animal hair (414)
5602.10.90.90	Other (223)
5602.21.00.00	
5602.29.00.00	
5602.90.30.00	
5602.90.60.00	
5602.90.90.00	
5603.11.00.10	Impregnated, coated or covered with material other than or in addition to rubber, plastics, wood pulp or glass fibers; "imitation suede" (223)
5603.11.00.70	Nonwoven articles, ready for use and packaged for industrial, institutional or retail sale, whether or not separated, perforated or impregnated, not elsewhere specified or included (223)
5603.11.00.95	Other (223)
5603.12.00.10	Impregnated, coated or covered with material other than or in addition to rubber, plastics, wood pulp or glass fibers; "imitation suede" (223)
5603.12.00.70	Nonwoven articles, ready for use and packaged for industrial, institutional or retail sale, whether or not separated, perforated or impregnated, not elsewhere specified or included (223)
5603.12.00.95	Other (223)
5603.13.00.10	Impregnated, coated or covered with material other than or in addition to rubber, plastics, wood pulp or glass fibers; "imitation suede" (223)
5603.13.00.70	Nonwoven articles, ready for use and packaged for industrial, institutional or retail sale, whether or not separated, perforated or impregnated, not elsewhere specified or included (223)
5603.13.00.95	Other (223)
5603.14.30.00	
5603.14.90.10	Impregnated, coated or covered with material other than or in addition to rubber, plastics, wood pulp or glass fibers; "imitation suede" (223)
5603.14.90.90	Other (223)
5603.91.00.10	Impregnated, coated or covered with material other than or in addition to rubber, plastics, wood pulp or glass fibers; "imitation suede" (223)
5603.91.00.90	Other (223)
5603.92.00.10	Impregnated, coated or covered with material other than or in addition to rubber, plastics, wood pulp or glass fibers; "imitation suede" (223)
5603.92.00.70	Nonwoven articles, ready for use and packaged for industrial, institutional or retail sale, whether or not separated, perforated or impregnated, not elsewhere specified or included (223)
5603.92.00.95	Other (223)
5603.93.00.10	Impregnated, coated or covered with material other than or in addition to rubber, plastics, wood pulp or glass fibers; "imitation suede" (223)
5603.93.00.90	Other (223)
5603.94.10.10	Of wool or fine animal hair (469)
5603.94.10.90	Other
5603.94.30.00	
5603.94.90.10	Impregnated, coated or covered with material other than or in addition to rubber, plastics, wood pulp or glass fibers; "imitation suede" (223)
5603.94.90.30	Other nonwovens, whether or not impregnated, coated or covered > Thermal bonded, of staple fibers (223)
5603.94.90.50	Other nonwovens, whether or not impregnated, coated or covered > Obtained by mechanical entanglement, of staple fibers (223)
5603.94.90.70	Other nonwovens, whether or not impregnated, coated or covered > Other > Of filaments (223)
5603.94.90.90	Other nonwovens, whether or not impregnated, coated or covered > Other > Of staple fibers (223)
5604.10.00.00	
5604.90.20.00	
5604.90.90.00	
5605.00.10.00	
5605.00.90.00	
5606.00.00.10	Containing elastomeric filaments (201)
5606.00.00.90	Other (201)
5607.21.00.00	
5607.29.00.00	
5607.41.10.00	
5607.41.30.00	
5607.49.10.00	
5607.49.15.00	
5607.49.25.00	
5607.49.30.00	
5607.50.25.00	
5607.50.35.00	
5607.50.40.00	
5607.90.10.00	
5607.90.15.00	
5607.90.25.00	
5607.90.35.00	
5607.90.90.00	
5608.11.00.10	Hand-cast string-drawn
5608.11.00.90	Other (229)
5608.19.10.10	Salmon gill netting, of nylon or other polyamides (229)
5608.19.10.20	Other (229)
5608.19.20.10	Bait bags with draw string closures
5608.19.20.90	Other (229)
5608.90.10.00	
5608.90.23.00	
5608.90.27.00	
5608.90.30.00	
5609.00.10.00	
5609.00.20.00	
5609.00.30.00	
5609.00.40.00	
5701.10.13.00	
5701.10.16.00	
5701.10.40.00	
5701.10.90.00	
5701.90.10.10	Hand-knotted
5701.90.10.20	Other > Of cotton (369)
5701.90.10.30	Other > Of man-made fibers (665)
5701.90.10.90	Other > Other
5701.90.20.10	Hand-hooked, that is, in which the tufts were inserted and knotted by hand or by means of a hand tool
5701.90.20.20	Other > Of cotton (369)
5701.90.20.30	Other > Of man-made fibers (665)
5701.90.20.90	Other > Other
5702.10.10.00	
5702.10.90.10	Of wool or fine animal hair (465)
5702.10.90.20	Of cotton (369)
5702.10.90.30	Of man-made fibers (665)
5702.10.90.90	Other
5702.20.10.00	
5702.20.20.00	
5702.31.10.00	
5702.31.20.00	
5702.32.10.00	
5702.32.20.00	
5702.39.10.00	
5702.39.20.10	Of cotton (369)
5702.39.20.90	Other
5702.41.10.00	
5702.41.20.00	
5702.42.10.00	
5702.42.20.20	Not made on a power-driven loom (665)
5702.42.20.80	Other (665)
5702.49.10.20	Not made on a power-driven loom (369)
5702.49.10.80	Other (369)
5702.49.15.00	
5702.49.20.00	
5702.50.20.00	
5702.50.40.00	
5702.50.52.00	
5702.50.56.00	
5702.50.59.00	
5702.91.20.00	
5702.91.30.00	
5702.91.40.00	
5702.92.10.00	
5702.92.90.00	
5702.99.05.00	
5702.99.15.00	
5702.99.20.00	
5703.10.20.00	
5703.10.80.00	
5703.21.00.10	Measuring not more than 5.25 m2 in area (665)
5703.21.00.90	Other (665)
5703.29.10.00	
5703.29.20.10	Measuring not more than 5.25 m2 in area (665)
5703.29.20.90	Other (665)
5703.31.00.30	Measuring not more than 5.25 m2 in area (665)
5703.31.00.60	Other > In rolls of a width equal to or exceeding 1.0 meter, or in sheets measuring 1.0 meter or greater on any side (665)
5703.31.00.85	Other > Other (665)
5703.39.10.00	
5703.39.20.30	Measuring not more than 5.25 m2 in area (665)
5703.39.20.90	Other (665)
5703.90.00.00	
5704.10.00.10	Of wool or fine animal hair (465)
5704.10.00.90	Other (665)
5704.20.00.10	Of wool or fine animal hair (465)
5704.20.00.90	Other (665)
5704.90.01.10	Of wool or fine animal hair (465)
5704.90.01.90	Other (665)
5705.00.10.00	
5705.00.20.05	Of wool or fine animal hair > Needlepoint (465)
5705.00.20.15	Of wool or fine animal hair > Other (465)
5705.00.20.20	Of cotton (369)
5705.00.20.30	Of man-made fibers (665)
5705.00.20.90	Other
5801.10.00.00	
5801.21.00.00	
5801.22.10.00	
5801.22.90.00	
5801.23.00.00	
5801.26.00.10	With chenille yarns on one side only (224)
5801.26.00.20	Other (224)
5801.27.10.00	
5801.27.50.10	Over 271 grams per square meter (224)
5801.27.50.20	Other (224)
5801.31.00.00	
5801.32.00.00	
5801.33.00.00	
5801.36.00.10	With chenille yarns on one side only (224)
5801.36.00.20	Other (224)
5801.37.10.00	
5801.37.50.10	Over 271 grams per square meter (224)
5801.37.50.20	Other (224)
5801.90.10.00	
5801.90.20.10	Containing 85 percent or more by weight of silk or silk waste
5801.90.20.90	Other (810)
5802.10.10.00	
5802.10.90.00	
5802.20.00.10	Containing 85 percent or more by weight of silk or silk waste
5802.20.00.20	Of man-made fibers (224)
5802.20.00.90	Other (810)
5802.30.00.10	Containing 85 percent or more by weight of silk or silk waste
5802.30.00.20	Of wool or fine animal hair (414)
5802.30.00.30	Of cotton; of man-made fibers (224)
5802.30.00.90	Other (810)
5803.00.10.00	
5803.00.20.00	
5803.00.30.00	
5803.00.40.00	
5803.00.50.00	
5803.00.90.10	Containing 85 percent or more by weight of silk or silk waste
5803.00.90.90	Other (810)
5804.10.10.00	
5804.10.90.10	Containing 85 percent or more by weight of silk or silk waste
5804.10.90.90	Other (899)
5804.21.00.00	
5804.29.10.00	
5804.29.90.10	Containing 85 percent or more by weight of silk or silk waste
5804.29.90.90	Other (899)
5804.30.00.10	Containing 85 percent or more by weight of silk or silk waste
5804.30.00.20	Of cotton; of man-made fibers (229)
5804.30.00.90	Other (899)
5805.00.10.00	
5805.00.20.00	
5805.00.25.00	
5805.00.30.00	
5805.00.40.10	Of man-made fibers (666)
5805.00.40.90	Other
5806.10.10.00	
5806.10.24.00	
5806.10.28.00	
5806.10.30.10	Containing 85 percent or more by weight of silk or silk waste
5806.10.30.20	Of wool or fine animal hair (414)
5806.10.30.90	Other (899)
5806.20.00.10	Containing elastomeric yarn (229)
5806.20.00.90	Other (229)
5806.31.00.00	
5806.32.10.10	Suitable for the manufacture of typewriter or similar ribbons of heading 9612 (621)
5806.32.10.20	Other > Of a width not exceeding 12 cm > Of polyester > With woven selvedge > Containing wire in selvedge (229)
5806.32.10.30	Other > Of a width not exceeding 12 cm > Of polyester > With woven selvedge > Other (229)
5806.32.10.40	Other > Of a width not exceeding 12 cm > Of polyester > Other (229)
5806.32.10.50	Other > Of a width not exceeding 12 cm > Of nylon > With woven selvedge > Containing wire in selvedge (229)
5806.32.10.60	Other > Of a width not exceeding 12 cm > Of nylon > With woven selvedge > Other (229)
5806.32.10.70	Other > Of a width not exceeding 12 cm > Of nylon > Other (229)
5806.32.10.80	Other > Of a width not exceeding 12 cm > Other (229)
5806.32.10.95	Other > Other (229)
5806.32.20.00	
5806.39.10.00	
5806.39.20.00	
5806.39.30.10	Containing 85 percent or more by weight of silk or silk waste
5806.39.30.20	Other > Of metalized yarn (229)
5806.39.30.80	Other > Other (899)
5806.40.00.00	
5807.10.05.10	Of cotton (369)
5807.10.05.20	Other (669)
5807.10.15.00	
5807.10.20.10	Of cotton
5807.10.20.20	Of man-made fibers
5807.10.20.90	Other
5807.90.05.10	Of cotton (369)
5807.90.05.20	Other (669)
5807.90.15.00	
5807.90.20.10	Of cotton
5807.90.20.20	Of man-made fibers
5807.90.20.90	Other
5808.10.10.00	
5808.10.40.00	
5808.10.50.00	
5808.10.70.00	
5808.10.90.00	
5808.90.00.10	Of cotton; of man-made fibers (229)
5808.90.00.90	Other
5809.00.00.00	
5810.10.00.00	
5810.91.00.10	Weighing over 200 g/m²
5810.91.00.20	Other
5810.92.10.00	
5810.92.90.30	Labels (669)
5810.92.90.50	Other > On a ground fabric weighing less than 100 g/m² and of a width of more than 225 cm
5810.92.90.80	Other > Other
5810.99.10.00	
5810.99.90.00	
5811.00.10.00	
5811.00.20.00	
5811.00.30.00	
5811.00.40.00	
5901.10.10.00	
5901.10.20.00	
5901.90.20.00	
5901.90.40.00	
5902.10.00.00	
5902.20.00.00	
5902.90.00.00	
5903.10.10.00	
5903.10.15.00	
5903.10.18.00	
5903.10.20.10	Fabrics, of yarns sheathed with poly(vinyl chloride), not otherwise impregnated, coated, covered or laminated
5903.10.20.90	Other
5903.10.25.00	
5903.10.30.00	
5903.20.10.00	
5903.20.15.00	
5903.20.18.00	
5903.20.20.00	
5903.20.25.00	
5903.20.30.10	Of wool or fine animal hair (414)
5903.20.30.90	Other
5903.90.10.00	
5903.90.15.00	
5903.90.18.00	
5903.90.20.00	
5903.90.25.00	
5903.90.30.10	Of wool or fine animal hair (414)
5903.90.30.90	Other
5904.10.00.00	
5904.90.10.00	
5904.90.90.00	
5905.00.10.00	
5905.00.90.00	
5906.10.00.00	
5906.91.10.00	
5906.91.20.00	
5906.91.25.00	
5906.91.30.00	
5906.99.10.00	
5906.99.20.00	
5906.99.25.00	
5906.99.30.00	
5907.00.05.00	
5907.00.15.00	
5907.00.25.00	
5907.00.35.00	
5907.00.60.00	
5907.00.80.10	Of vegetable fibers, except cotton (810)
5907.00.80.90	Other (229)
5908.00.00.00	
5909.00.10.00	
5909.00.20.00	
5910.00.10.10	Power transmission belts and belting > Belts > V-belts
5910.00.10.20	Power transmission belts and belting > Belts > Synchronous belts
5910.00.10.30	Power transmission belts and belting > Belts > Other
5910.00.10.60	Power transmission belts and belting > Belting > Link
5910.00.10.70	Power transmission belts and belting > Belting > Other
5910.00.10.90	Other
5910.00.90.00	
5911.10.10.00	
5911.10.20.00	
5911.20.10.00	
5911.20.20.00	
5911.20.30.00	
5911.31.00.10	Press felts
5911.31.00.20	Dryer felts and dryer fabrics
5911.31.00.30	Paper-forming fabrics
5911.31.00.80	Other
5911.32.00.10	Press felts
5911.32.00.20	Dryer felts and dryer fabrics
5911.32.00.30	Paper-forming fabrics
5911.32.00.80	Other
5911.40.01.00	
5911.90.00.40	Cords, braids and the like of a kind used in industry as packing or lubricating material
5911.90.00.80	Other
6001.10.20.00	
6001.10.60.00	
6001.21.00.00	
6001.22.00.00	
6001.29.00.00	
6001.91.00.10	Over 271 grams per square meter (224)
6001.91.00.20	Other (224)
6001.92.00.10	Over 271 grams per square meter > Velour (224)
6001.92.00.20	Over 271 grams per square meter > Other (224)
6001.92.00.30	Other > Velour (224)
6001.92.00.40	Other > Other (224)
6001.99.10.00	
6001.99.90.00	
6002.40.40.00	
6002.40.80.20	Open-work fabrics, warp knit (222)
6002.40.80.80	Other (222)
6002.90.40.00	
6002.90.80.20	Open-work fabrics, warp knit (222)
6002.90.80.80	Other (222)
6003.10.10.00	
6003.10.90.00	
6003.20.10.00	
6003.20.30.00	
6003.30.10.00	
6003.30.60.00	
6003.40.10.00	
6003.40.60.00	
6003.90.10.00	
6003.90.90.00	
6004.10.00.10	Warp knit > Open-work figured fabrics (222)
6004.10.00.25	Warp knit > Other (222)
6004.10.00.85	Other (222)
6004.90.20.10	Warp knit > Open-work figured fabrics (222)
6004.90.20.25	Warp knit > Other (222)
6004.90.20.85	Other (222)
6004.90.90.00	
6005.21.00.00	
6005.22.00.00	
6005.23.00.00	
6005.24.00.00	
6005.35.00.00	
6005.36.00.10	Open-work fabrics (229)
6005.36.00.20	Other > Stitch-bonded goods (223)
6005.36.00.80	Other > Other (222)
6005.37.00.10	Open-work fabrics (229)
6005.37.00.20	Other > Stitch-bonded goods (223)
6005.37.00.80	Other > Other (222)
6005.38.00.10	Open-work fabrics (229)
6005.38.00.20	Other > Stitch-bonded goods (223)
6005.38.00.80	Other > Other (222)
6005.39.00.10	Open-work fabrics (229)
6005.39.00.20	Other > Stitch-bonded goods (223)
6005.39.00.80	Other > Other (222)
6005.41.00.10	Open-work fabrics (229)
6005.41.00.20	Other > Stitch-bonded goods (223)
6005.41.00.80	Other > Other (222)
6005.42.00.10	Open-work fabrics (229)
6005.42.00.20	Other > Stitch-bonded goods (223)
6005.42.00.80	Other > Other (222)
6005.43.00.10	Open-work fabrics (229)
6005.43.00.20	Other > Stitch-bonded goods (223)
6005.43.00.80	Other > Other (222)
6005.44.00.10	Open-work fabrics (229)
6005.44.00.20	Other > Stitch-bonded goods (223)
6005.44.00.80	Other > Other (222)
6005.90.10.00	
6005.90.90.00	
6006.10.00.00	
6006.21.10.00	
6006.21.90.20	Of single knit construction (222)
6006.21.90.80	Other (222)
6006.22.10.00	
6006.22.90.20	Of single knit construction (222)
6006.22.90.80	Other (222)
6006.23.10.00	
6006.23.90.20	Of single knit construction (222)
6006.23.90.80	Other (222)
6006.24.10.00	
6006.24.90.20	Of single knit construction (222)
6006.24.90.80	Other (222)
6006.31.00.20	Of double knit or interlock construction > Of nylon (222)
6006.31.00.40	Of double knit or interlock construction > Of polyester (222)
6006.31.00.60	Of double knit or interlock construction > Other (222)
6006.31.00.80	Other (222)
6006.32.00.20	Of double knit or interlock construction > Of nylon (222)
6006.32.00.40	Of double knit or interlock construction > Of polyester (222)
6006.32.00.60	Of double knit or interlock construction > Other (222)
6006.32.00.80	Other (222)
6006.33.00.20	Of double knit or interlock construction > Of nylon (222)
6006.33.00.40	Of double knit or interlock construction > Of polyester (222)
6006.33.00.60	Of double knit or interlock construction > Other (222)
6006.33.00.80	Other (222)
6006.34.00.20	Of double knit or interlock construction > Of nylon (222)
6006.34.00.40	Of double knit or interlock construction > Of polyester (222)
6006.34.00.60	Of double knit or interlock construction > Other (222)
6006.34.00.80	Other (222)
6006.41.00.25	Of double knit or interlock construction (222)
6006.41.00.85	Other (222)
6006.42.00.25	Of double knit or interlock construction (222)
6006.42.00.85	Other (222)
6006.43.00.25	Of double knit or interlock construction (222)
6006.43.00.85	Other (222)
6006.44.00.25	Of double knit or interlock construction (222)
6006.44.00.85	Other (222)
6006.90.10.00	
6006.90.90.00	
6101.20.00.10	Men''s (334)
6101.20.00.20	Boys'' (334)
6101.30.10.00	
6101.30.15.00	
6101.30.20.10	Men''s (634)
6101.30.20.20	Boys'' (634)
6101.90.05.00	
6101.90.10.00	
6101.90.90.10	Subject to cotton restraints (334)
6101.90.90.20	Subject to wool restraints (434)
6101.90.90.30	Subject to man-made fiber restraints (634)
6101.90.90.60	Other (834)
6102.10.00.00	
6102.20.00.10	Women''s (335)
6102.20.00.20	Girls'' (335)
6102.30.05.00	
6102.30.10.00	
6102.30.20.10	Women''s (635)
6102.30.20.20	Girls'' (635)
6102.90.10.00	
6102.90.90.05	Subject to cotton restraints (335)
6102.90.90.10	Subject to wool restraints (435)
6102.90.90.15	Subject to man-made fiber restraints (635)
6102.90.90.30	Other (835)
6103.10.10.00	
6103.10.20.00	
6103.10.30.00	
6103.10.40.00	
6103.10.50.00	
6103.10.60.10	Jackets imported as parts of suits (333)
6103.10.60.15	Trousers, breeches and shorts imported as parts of suits (347)
6103.10.60.30	Waistcoats imported as parts of suits (359)
6103.10.70.00	
6103.10.90.10	Subject to cotton restraints > Jackets imported as parts of suits (333)
6103.10.90.20	Subject to cotton restraints > Trousers, breeches, and shorts imported as parts of suits (347)
6103.10.90.30	Subject to cotton restraints > Waistcoats imported as parts of suits (359)
6103.10.90.40	Subject to wool restraints (443)
6103.10.90.50	Subject to man-made fiber restraints (643)
6103.10.90.80	Other (843)
6103.22.00.10	Garments described in heading 6101 (334)
6103.22.00.20	Jackets and blazers described in heading 6103 (333)
6103.22.00.30	Trousers and breeches (347)
6103.22.00.40	Shorts (347)
6103.22.00.50	Shirts (338)
6103.22.00.70	Sweaters (345)
6103.22.00.80	Other (359)
6103.23.00.05	Containing 23 percent or more by weight of wool or fine animal hair > Garments described in heading 6101 (434)
6103.23.00.07	Containing 23 percent or more by weight of wool or fine animal hair > Jackets and blazers described in heading 6103 (433)
6103.23.00.10	Containing 23 percent or more by weight of wool or fine animal hair > Trousers, breeches and shorts (447)
6103.23.00.25	Containing 23 percent or more by weight of wool or fine animal hair > Shirts (438)
6103.23.00.30	Containing 23 percent or more by weight of wool or fine animal hair > Sweaters (445)
6103.23.00.35	Containing 23 percent or more by weight of wool or fine animal hair > Other (459)
6103.23.00.36	Other > Garments described in heading 6101 (634)
6103.23.00.37	Other > Jackets and blazers described in heading 6103 (633)
6103.23.00.40	Other > Trousers and breeches (647)
6103.23.00.45	Other > Shorts (647)
6103.23.00.55	Other > Bib and brace overalls (659)
6103.23.00.70	Other > Sweaters (645)
6103.23.00.75	Other > Shirts (638)
6103.23.00.80	Other > Other (659)
6103.29.05.10	Garments described in heading 6101 (434)
6103.29.05.20	Jackets and blazers described in heading heading 6103 (433)
6103.29.05.30	Trousers, breeches and shorts (447)
6103.29.05.50	Shirts (438)
6103.29.05.60	Sweaters (445)
6103.29.05.70	Other (459)
6103.29.10.10	Garments described in heading 6101 (634)
6103.29.10.15	Jackets and blazers described in heading 6103 (633)
6103.29.10.20	Trousers and breeches (647)
6103.29.10.30	Shorts (647)
6103.29.10.40	Sweaters (645)
6103.29.10.50	Shirts (638)
6103.29.10.60	Other (659)
6103.29.20.28	Garments described in heading 6101 > Containing 70 percent or more by weight of silk or silk waste (734)
6103.29.20.30	Garments described in heading 6101 > Other (834)
6103.29.20.34	Jackets and blazers described in heading 6103 > Containing 70 percent or more by weight of silk or silk waste (733)
6103.29.20.36	Jackets and blazers described in heading 6103 > Other (833)
6103.29.20.40	Trousers, breeches and shorts > Containing 70 percent or more by weight of silk or silk waste (747)
6103.29.20.44	Trousers, breeches and shorts > Other > Trousers and breeches (847)
6103.29.20.48	Trousers, breeches and shorts > Other > Shorts (847)
6103.29.20.52	Shirts > Containing 70 percent or more by weight of silk or silk waste (738)
6103.29.20.54	Shirts > Other (838)
6103.29.20.58	Sweaters > Subject to cotton restraints (345)
6103.29.20.60	Sweaters > Subject to wool restraints (445)
6103.29.20.62	Sweaters > Subject to man-made fiber restraints (645)
6103.29.20.64	Sweaters > Other > Of silk > Containing 70 percent or more by weight of silk or silk waste (745)
6103.29.20.66	Sweaters > Other > Of silk > Other > Assembled in Hong Kong from knit-to-shape component parts knitted elsewhere (846)
6103.29.20.68	Sweaters > Other > Of silk > Other > Other (846)
6103.29.20.70	Sweaters > Other > Other > Assembled in Hong Kong from knit-to-shape component parts knitted elsewhere (845)
6103.29.20.74	Sweaters > Other > Other > Other (845)
6103.29.20.80	Other > Containing 70 percent or more by weight of silk or silk waste (759)
6103.29.20.82	Other > Other (859)
6103.31.00.00	
6103.32.00.00	
6103.33.10.00	
6103.33.20.00	
6103.39.10.00	
6103.39.40.00	
6103.39.80.10	Subject to cotton restraints (333)
6103.39.80.20	Subject to wool restraints (433)
6103.39.80.30	Subject to man-made fiber restraints (633)
6103.39.80.60	Other (833)
6103.41.10.10	Trousers and breeches (447)
6103.41.10.20	Shorts (447)
6103.41.20.00	
6103.42.10.20	Trousers and breeches > Men''s (347)
6103.42.10.35	Trousers and breeches > Boys'' > Imported as parts of play suits (237)
6103.42.10.40	Trousers and breeches > Boys'' > Other (347)
6103.42.10.50	Shorts > Men''s (347)
6103.42.10.65	Shorts > Boys'' > Imported as parts of play suits (237)
6103.42.10.70	Shorts > Boys'' > Other (347)
6103.42.20.10	Insulated, for cold weather protection(359)
6103.42.20.15	Other > Boys'' sizes 2-7 (237)
6103.42.20.25	Other > Other (359)
6103.43.10.10	Trousers and breeches (447)
6103.43.10.20	Shorts (447)
6103.43.15.20	Trousers and breeches > Men''s (647)
6103.43.15.35	Trousers and breeches > Boys'' > Imported as parts of play suits (237)
6103.43.15.40	Trousers and breeches > Boys'' > Other (647)
6103.43.15.50	Shorts > Men''s (647)
6103.43.15.65	Shorts > Boys'' > Imported as parts of play suits (237)
6103.43.15.70	Shorts > Boys'' > Other (647)
6103.43.20.10	Containing 23 percent or more by weight of wool or fine animal hair (459)
6103.43.20.15	Other > Insulated, for cold weather protection (659)
6103.43.20.20	Other > Other > Men''s (659)
6103.43.20.25	Other > Other > Boys'' (659)
6103.49.10.10	Containing 23 percent or more by weight of wool or fine animal hair (447)
6103.49.10.20	Other > Trousers and breeches (647)
6103.49.10.60	Other > Shorts (647)
6103.49.20.00	
6103.49.40.10	Trousers, breeches and shorts (747)
6103.49.40.20	Bib and brace overalls (759)
6103.49.80.10	Trousers, breeches and shorts > Subject to cotton restraints (347)
6103.49.80.12	Trousers, breeches and shorts > Subject to wool restraints (447)
6103.49.80.14	Trousers, breeches and shorts > Subject to man-made fiber restraints (647)
6103.49.80.24	Trousers, breeches and shorts > Other > Trousers and breeches (847)
6103.49.80.26	Trousers, breeches and shorts > Other > Shorts (847)
6103.49.80.34	Bib and brace overalls > Subject to cotton restraints (359)
6103.49.80.36	Bib and brace overalls > Subject to wool restraints (459)
6103.49.80.38	Bib and brace overalls > Subject to man-made fiber restraints (659)
6103.49.80.60	Bib and brace overalls > Other (859)
6104.13.10.00	
6104.13.20.00	
6104.19.10.00	
6104.19.15.00	
6104.19.40.00	
6104.19.50.00	
6104.19.60.10	Jackets imported as parts of suits (335)
6104.19.60.20	Skirts and divided skirts imported as parts of suits (342)
6104.19.60.30	Trousers, breeches and shorts imported as parts of suits (348)
6104.19.60.40	Waistcoats imported as parts of suits (359)
6104.19.80.10	Subject to cotton restraints > Jackets imported as parts of suits (335)
6104.19.80.20	Subject to cotton restraints > Skirts and divided skirts imported as parts of suits (342)
6104.19.80.30	Subject to cotton restraints > Trousers, breeches and shorts imported as parts of suits (348)
6104.19.80.40	Subject to cotton restraints > Waistcoats imported as parts of suits (359)
6104.19.80.50	Subject to wool restraints (444)
6104.19.80.60	Subject to man-made fiber restraints (644)
6104.19.80.90	Other (844)
6104.22.00.10	Garments described in heading 6102; jackets and blazers described in heading 6104 (335)
6104.22.00.30	Skirts and divided skirts (342)
6104.22.00.40	Trousers and breeches (348)
6104.22.00.50	Shorts (348)
6104.22.00.60	Blouses, shirts and tops (339)
6104.22.00.80	Sweaters (345)
6104.22.00.90	Other (359)
6104.23.00.10	Containing 23 percent or more by weight of wool or fine animal hair > Garments described in heading 6102; jackets and blazers described in heading 6104 (435)
6104.23.00.14	Containing 23 percent or more by weight of wool or fine animal hair > Skirts and divided skirts (442)
6104.23.00.16	Containing 23 percent or more by weight of wool or fine animal hair > Trousers, breeches and shorts (448)
6104.23.00.20	Containing 23 percent or more by weight of wool or fine animal hair > Blouses, shirts and tops (438)
6104.23.00.22	Containing 23 percent or more by weight of wool or fine animal hair > Sweaters (446)
6104.23.00.24	Containing 23 percent or more by weight of wool or fine animal hair > Other (459)
6104.23.00.26	Other > Garments described in heading 6102; jackets and blazers described in heading 6104 (635)
6104.23.00.30	Other > Skirts and divided skirts (642)
6104.23.00.32	Other > Trousers and breeches (648)
6104.23.00.34	Other > Shorts (648)
6104.23.00.36	Other > Blouses, shirts and tops (639)
6104.23.00.40	Other > Sweaters (646)
6104.23.00.42	Other > Other (659)
6104.29.05.10	Garments described in heading 6102; jackets and blazers described in heading 6104 (435)
6104.29.05.30	Skirts and divided skirts (442)
6104.29.05.40	Trousers, breeches and shorts (448)
6104.29.05.60	Blouses and shirts (438)
6104.29.05.70	Sweaters (446)
6104.29.05.80	Other (459)
6104.29.10.10	Garments described in heading 6102; jackets and blazers described in heading 6104 (635)
6104.29.10.20	Skirts and divided skirts (642)
6104.29.10.30	Trousers and breeches (648)
6104.29.10.40	Shorts (648)
6104.29.10.50	Blouses, shirts and tops (639)
6104.29.10.60	Sweaters (646)
6104.29.10.70	Other (659)
6104.29.20.10	Garments described in heading 6102; jackets and blazers described in heading 6104 > Subject to cotton restraints (335)
6104.29.20.12	Garments described in heading 6102; jackets and blazers described in heading 6104 > Subject to wool restraints (435)
6104.29.20.14	Garments described in heading 6102; jackets and blazers described in heading 6104 > Subject to man-made fiber restraints (635)
6104.29.20.16	Garments described in heading 6102; jackets and blazers described in heading 6104 > Other > Of silk > Containing 70 percent or more by weight of silk or silk waste (735)
6104.29.20.18	Garments described in heading 6102; jackets and blazers described in heading 6104 > Other > Of silk > Other (835)
6104.29.20.20	Garments described in heading 6102; jackets and blazers described in heading 6104 > Other > Other (835)
6104.29.20.22	Skirts and divided skirts > Subject to cotton restraints (342)
6104.29.20.24	Skirts and divided skirts > Subject to wool restraints (442)
6104.29.20.26	Skirts and divided skirts > Subject to man-made fiber restraints (642)
6104.29.20.28	Skirts and divided skirts > Other > Of silk > Containing 70 percent or more by weight of silk or silk waste (742)
6104.29.20.30	Skirts and divided skirts > Other > Of silk > Other (842)
6104.29.20.32	Skirts and divided skirts > Other > Other (842)
6104.29.20.34	Trousers, breeches and shorts > Subject to cotton restraints (348)
6104.29.20.36	Trousers, breeches and shorts > Subject to wool restraints (448)
6104.29.20.38	Trousers, breeches and shorts > Subject to man-made fiber restraints (648)
6104.29.20.40	Trousers, breeches and shorts > Other > Of silk > Containing 70 percent or more by weight of silk or silk waste (748)
6104.29.20.41	Trousers, breeches and shorts > Other > Of silk > Other > Trousers and breeches (847)
6104.29.20.43	Trousers, breeches and shorts > Other > Of silk > Other > Shorts (847)
6104.29.20.45	Trousers, breeches and shorts > Other > Other > Trousers and breeches (847)
6104.29.20.47	Trousers, breeches and shorts > Other > Other > Shorts (847)
6104.29.20.49	Blouses, shirts and tops > Subject to cotton restraints (339)
6104.29.20.51	Blouses, shirts and tops > Subject to wool restraints (438)
6104.29.20.55	Blouses, shirts and tops > Subject to man-made fiber restraints (639)
6104.29.20.57	Blouses, shirts and tops > Other > Of silk > Containing 70 percent or more by weight of silk or silk waste (739)
6104.29.20.61	Blouses, shirts and tops > Other > Of silk > Other (838)
6104.29.20.63	Blouses, shirts and tops > Other > Other (838)
6104.29.20.65	Sweaters > Subject to cotton restraints (345)
6104.29.20.67	Sweaters > Subject to wool restraints (446)
6104.29.20.69	Sweaters > Subject to man-made fiber restraints (646)
6104.29.20.71	Sweaters > Other > Of silk > Containing 70 percent or more by weight of silk or silk waste waste (746)
6104.29.20.73	Sweaters > Other > Of silk > Other > Assembled in Hong Kong from knit-to-shape component parts knitted elsewhere (846)
6104.29.20.75	Sweaters > Other > Of silk > Other > Other (846)
6104.29.20.77	Sweaters > Other > Other > Assembled in Hong Kong from knit-to-shape component parts knitted elsewhere (845)
6104.29.20.79	Sweaters > Other > Other > Other (845)
6104.29.20.81	Other > Subject to cotton restraints (359)
6104.29.20.83	Other > Subject to wool restraints (459)
6104.29.20.85	Other > Subject to man-made fiber restraints (659)
6104.29.20.86	Other > Other > Of silk > Containing 70 percent or more by weight of silk or silk waste (759)
6104.29.20.87	Other > Other > Of silk > Other (859)
6104.29.20.90	Other > Other > Other (859)
6104.31.00.00	
6104.32.00.00	
6104.33.10.00	
6104.33.20.00	
6104.39.10.00	
6104.39.20.10	Subject to cotton restraints (335)
6104.39.20.20	Subject to wool restraints (435)
6104.39.20.30	Subject to man-made fiber restraints (635)
6104.39.20.40	Other > Of silk > Containing 70 percent or more by weight of silk or silk waste (735)
6104.39.20.50	Other > Of silk > Other (835)
6104.39.20.90	Other > Other (835)
6104.41.00.10	Women''s (436)
6104.41.00.20	Girls'' (436)
6104.42.00.10	Women''s (336)
6104.42.00.20	Girls'' (336)
6104.43.10.10	Women''s (436)
6104.43.10.20	Girls'' (436)
6104.43.20.10	Women''s (636)
6104.43.20.20	Girls'' (636)
6104.44.10.00	
6104.44.20.10	Women''s (636)
6104.44.20.20	Girls'' (636)
6104.49.10.00	
6104.49.90.10	Subject to cotton restraints (336)
6104.49.90.20	Subject to wool restraints (436)
6104.49.90.30	Subject to man-made fiber restraints (636)
6104.49.90.60	Other (836)
6104.51.00.00	
6104.52.00.10	Women''s (342)
6104.52.00.20	Girls'' (342)
6104.53.10.00	
6104.53.20.10	Women''s (642)
6104.53.20.20	Girls'' (642)
6104.59.10.05	Containing 23 percent or more by weight of wool or fine animal hair (442)
6104.59.10.30	Other > Women''s (642)
6104.59.10.60	Other > Girls'' (642)
6104.59.40.00	
6104.59.80.10	Subject to cotton restraints (342)
6104.59.80.20	Subject to wool restraints (442)
6104.59.80.30	Subject to man-made fiber restraints (642)
6104.59.80.90	Other (842)
6104.61.00.10	Trousers and breeches (448)
6104.61.00.20	Shorts (448)
6104.61.00.30	Bib and brace overalls (459)
6104.62.10.10	Insulated, for cold weather protection (359)
6104.62.10.20	Other > Women''s (359)
6104.62.10.30	Other > Girls'' (237)
6104.62.20.06	Trousers and breeches > Women''s > Containing 5 percent or more by weight of elastomeric yarn or rubber thread (348)
6104.62.20.11	Trousers and breeches > Women''s > Other (348)
6104.62.20.16	Trousers and breeches > Girls'' > Imported as parts of playsuits > Containing 5 percent or more by weight of elastomeric yarn or rubber thread (237)
6104.62.20.21	Trousers and breeches > Girls'' > Imported as parts of playsuits > Other (237)
6104.62.20.26	Trousers and breeches > Girls'' > Other > Containing 5 percent or more by weight of elastomeric yarn or rubber thread (348)
6104.62.20.28	Trousers and breeches > Girls'' > Other > Other (348)
6104.62.20.30	Shorts > Women''s (348)
6104.62.20.50	Shorts > Girls'' > Imported as parts of playsuits (237)
6104.62.20.60	Shorts > Girls'' > Other (348)
6104.63.10.10	Insulated, for cold weather protection (659)
6104.63.10.20	Other > Women''s (659)
6104.63.10.30	Other > Girls'' (659)
6104.63.15.10	Trousers and breeches (448)
6104.63.15.20	Shorts (448)
6104.63.20.06	Trousers and breeches > Women''s > Containing 5 percent or more by weight of elastomeric yarn or rubber thread (648)
6104.63.20.11	Trousers and breeches > Women''s > Other (648)
6104.63.20.16	Trousers and breeches > Girls'' > Imported as parts of playsuits > Containing 5 percent or more by weight of elastomeric yarn or rubber thread (237)
6104.63.20.21	Trousers and breeches > Girls'' > Imported as parts of playsuits > Other (237)
6104.63.20.26	Trousers and breeches > Girls'' > Other > Containing 5 percent or more by weight of elastomeric yarn or rubber thread (648)
6104.63.20.28	Trousers and breeches > Girls'' > Other > Other (648)
6104.63.20.30	Shorts > Women''s (648)
6104.63.20.50	Shorts > Girls'' > Imported as parts of play suits (237)
6104.63.20.60	Shorts > Girls'' > Other (648)
6104.69.10.00	
6104.69.20.05	Containing 23 percent or more by by weight of wool or fine animal hair (448)
6104.69.20.30	Other > Trousers and breeches (648)
6104.69.20.60	Other > Shorts (648)
6104.69.40.10	Bib and brace overalls (759)
6104.69.40.20	Trousers, breeches and shorts (748)
6104.69.80.10	Bib and brace overalls > Subject to cotton restraints (359)
6104.69.80.12	Bib and brace overalls > Subject to wool restraints (459)
6104.69.80.14	Bib and brace overalls > Subject to man-made fiber restraints (659)
6104.69.80.20	Bib and brace overalls > Other (859)
6104.69.80.22	Trousers, breeches and shorts > Subject to cotton restraints (348)
6104.69.80.24	Trousers, breeches and shorts > Subject to wool restraints (448)
6104.69.80.26	Trousers, breeches and shorts > Subject to man-made fiber restraints (648)
6104.69.80.38	Trousers, breeches and shorts > Other > Trousers and breeches (847)
6104.69.80.40	Trousers, breeches and shorts > Other > Shorts (847)
6105.10.00.10	Men''s (338)
6105.10.00.20	Boys'' > Imported as parts of playsuits (237)
6105.10.00.30	Boys'' > Other (338)
6105.20.10.00	
6105.20.20.10	Men''s (638)
6105.20.20.20	Boys'' > Imported as parts of playsuits (237)
6105.20.20.30	Boys'' > Other (638)
6105.90.10.00	
6105.90.40.00	
6105.90.80.10	Subject to cotton restraints (338)
6105.90.80.20	Subject to wool restraints (438)
6105.90.80.30	Subject to man-made fiber restraints (638)
6105.90.80.60	Other (838)
6106.10.00.10	Women''s (339)
6106.10.00.20	Girls'' > Imported as parts of playsuits (237)
6106.10.00.30	Girls'' > Other (339)
6106.20.10.10	Women''s (438)
6106.20.10.20	Girls'' (438)
6106.20.20.10	Women''s (639)
6106.20.20.20	Girls'' > Imported as parts of playsuits (237)
6106.20.20.30	Girls'' > Other (639)
6106.90.10.10	Women''s (438)
6106.90.10.20	Girls'' (438)
6106.90.15.00	
6106.90.25.10	Subject to cotton restraints (339)
6106.90.25.20	Subject to wool restraints (438)
6106.90.25.30	Subject to man-made fiber restraints (639)
6106.90.25.50	Other (838)
6106.90.30.10	Subject to cotton restraints (339)
6106.90.30.20	Subject to wool restraints (438)
6106.90.30.30	Subject to man-made fiber restraints (639)
6106.90.30.40	Other (838)
6107.11.00.10	Men''s (352)
6107.11.00.20	Boys'' (352)
6107.12.00.10	Men''s (652)
6107.12.00.20	Boys'' (652)
6107.19.10.00	
6107.19.90.00	
6107.21.00.10	Men''s (351)
6107.21.00.20	Boys'' (351)
6107.22.00.10	Men''s (651)
6107.22.00.15	Boys'' > Blanket sleepers (651)
6107.22.00.25	Boys'' > Other (651)
6107.29.20.00	
6107.29.50.00	
6107.29.90.00	
6107.91.00.30	Sleepwear (351)
6107.91.00.40	Other > Men''s (350)
6107.91.00.90	Other > Boys'' (350)
6107.99.10.30	Sleepwear (651)
6107.99.10.40	Other > Men''s (650)
6107.99.10.90	Other > Boys'' (650)
6107.99.20.00	
6107.99.50.13	Sleepwear (751)
6107.99.50.15	Other (750)
6107.99.90.00	
6108.11.00.10	Women''s (652)
6108.11.00.20	Girls'' (652)
6108.19.10.00	
6108.19.90.10	Of cotton (352)
6108.19.90.30	Other (852)
6108.21.00.10	Women''s (352)
6108.21.00.20	Girls'' (352)
6108.22.10.00	
6108.22.90.20	Women''s (652)
6108.22.90.30	Girls'' (652)
6108.29.10.00	
6108.29.90.00	
6108.31.00.10	Women''s (351)
6108.31.00.20	Girls'' (351)
6108.32.00.10	Women''s (651)
6108.32.00.15	Girls'' > Blanket sleepers (651)
6108.32.00.25	Girls'' > Other (651)
6108.39.10.00	
6108.39.40.00	
6108.39.80.00	
6108.91.00.05	Underwear > Underpants (352)
6108.91.00.15	Underwear > Other > Women''s (352)
6108.91.00.25	Underwear > Other > Girls'' (352)
6108.91.00.30	Other > Women''s (350)
6108.91.00.40	Other > Girls'' (350)
6108.92.00.05	Underwear > Underpants (652)
6108.92.00.15	Underwear > Other > Women''s (652)
6108.92.00.25	Underwear > Other > Girls'' (652)
6108.92.00.30	Other > Women''s (650)
6108.92.00.40	Other > Girls'' (650)
6108.99.20.00	
6108.99.50.13	Underwear (752)
6108.99.50.15	Other (750)
6108.99.90.00	
6109.10.00.04	Men''s or boys'' > T-shirts, all white, short hemmed sleeves, hemmed bottom, crew or round neckline, or V-neck with a mitered seam at the center of the V, without pockets, trim or embroidery (352)
6109.10.00.07	Men''s or boys'' > Singlets, all white, without pockets, trim or embroidery (352)
6109.10.00.11	Men''s or boys'' > Thermal undershirts (352)
6109.10.00.12	Men''s or boys'' > Other T-shirts > Men''s (338)
6109.10.00.14	Men''s or boys'' > Other T-shirts > Boys'' (338)
6109.10.00.18	Men''s or boys'' > Tank tops and other singlets > Men''s (338)
6109.10.00.23	Men''s or boys'' > Tank tops and other singlets > Boys'' (338)
6109.10.00.27	Men''s or boys'' > Other (338)
6109.10.00.37	Women''s or girls'' > Underwear (352)
6109.10.00.40	Women''s or girls'' > Other > T-shirts > Women''s (339)
6109.10.00.45	Women''s or girls'' > Other > T-shirts > Girls'' (339)
6109.10.00.60	Women''s or girls'' > Other > Tank tops > Women''s (339)
6109.10.00.65	Women''s or girls'' > Other > Tank tops > Girls'' (339)
6109.10.00.70	Women''s or girls'' > Other > Other (339)
6109.90.10.07	Men''s or boys'' > T-shirts > Men''s (638)
6109.90.10.09	Men''s or boys'' > T-shirts > Boys'' (638)
6109.90.10.13	Men''s or boys'' > Tank tops and singlets > Men''s (638)
6109.90.10.25	Men''s or boys'' > Tank tops and singlets > Boys'' (638)
6109.90.10.47	Men''s or boys'' > Thermal undershirts (652)
6109.90.10.49	Men''s or boys'' > Other (638)
6109.90.10.50	Women''s or girls'' > T-shirts > Women''s (639)
6109.90.10.60	Women''s or girls'' > T-shirts > Girls'' (639)
6109.90.10.65	Women''s or girls'' > Tank tops and singlets > Women''s (639)
6109.90.10.70	Women''s or girls'' > Tank tops and singlets > Girls'' (639)
6109.90.10.75	Women''s or girls'' > Thermal undershirts (652)
6109.90.10.90	Women''s or girls'' > Other (639)
6109.90.15.10	Men''s or boys'' > Underwear (459)
6109.90.15.20	Men''s or boys'' > Other (438)
6109.90.15.30	Women''s or girls'' > Underwear (459)
6109.90.15.40	Women''s or girls'' > Other (438)
6109.90.40.10	Men''s or boys'' (738)
6109.90.40.20	Women''s or girls'' (739)
6109.90.80.10	Men''s or boys'' (838)
6109.90.80.20	Women''s or girls'' > Of wool (438)
6109.90.80.30	Women''s or girls'' > Other (838)
6110.11.00.15	Sweaters > Men''s (445)
6110.11.00.25	Sweaters > Boys'' (445)
6110.11.00.30	Sweaters > Women''s (446)
6110.11.00.40	Sweaters > Girls'' (446)
6110.11.00.50	Vests, other than sweater vests > Men''s or boys'' (459)
6110.11.00.60	Vests, other than sweater vests > Women''s or girls'' (459)
6110.11.00.70	Other > Men''s or boys'' (438)
6110.11.00.80	Other > Women''s or girls'' (438)
6110.12.10.10	Sweaters > Men''s or boys'' (445)
6110.12.10.20	Sweaters > Women''s or girls'' (446)
6110.12.10.30	Vests, other than sweater vests > Men''s or boys'' (445)
6110.12.10.40	Vests, other than sweater vests > Women''s or girls'' (446)
6110.12.10.50	Other > Men''s or boys'' (445)
6110.12.10.60	Other > Women''s or girls'' (446)
6110.12.20.10	Sweaters > Men''s (445)
6110.12.20.20	Sweaters > Boys'' (445)
6110.12.20.30	Sweaters > Women''s (446)
6110.12.20.40	Sweaters > Girls'' (446)
6110.12.20.50	Vests, other than sweater vests > Men''s or boys'' (459)
6110.12.20.60	Vests, other than sweater vests > Women''s or girls'' (459)
6110.12.20.70	Other > Men''s or boys'' (438)
6110.12.20.80	Other > Women''s or girls'' (438)
6110.19.00.15	Sweaters > Men''s (445)
6110.19.00.25	Sweaters > Boys'' (445)
6110.19.00.30	Sweaters > Women''s (446)
6110.19.00.40	Sweaters > Girls'' (446)
6110.19.00.50	Vests, other than sweater vests > Men''s or boys'' (459)
6110.19.00.60	Vests, other than sweater vests > Women''s or girls'' (459)
6110.19.00.70	Other > Men''s or boys'' (438)
6110.19.00.80	Other > Women''s or girls'' (438)
6110.20.10.10	Sweaters > Men''s or boys'' (345)
6110.20.10.20	Sweaters > Women''s or girls'' (345)
6110.20.10.22	Vests other than sweater vests > Men''s or boys'' (359)
6110.20.10.24	Vests other than sweater vests > Women''s or girls'' (359)
6110.20.10.26	Other > Men''s or boys'' > Knit to shape articles described in statistical note 6 to this chapter (338)
6110.20.10.29	Other > Men''s or boys'' > Other (338)
6110.20.10.31	Other > Women''s or girls'' > Knit to shape articles described in statistical note 6 to this chapter (339)
6110.20.10.33	Other > Women''s or girls'' > Other (339)
6110.20.20.05	Boys'' or girls'' garments imported as parts of playsuits (237)
6110.20.20.10	Other > Sweaters > Men''s (345)
6110.20.20.15	Other > Sweaters > Boys'' (345)
6110.20.20.20	Other > Sweaters > Women''s (345)
6110.20.20.25	Other > Sweaters > Girls'' (345)
6110.20.20.30	Other > Vests, other than sweater vests > Men''s or boys'' (359)
6110.20.20.35	Other > Vests, other than sweater vests > Women''s or girls'' (359)
6110.20.20.41	Other > Sweatshirts > Men''s (338)
6110.20.20.44	Other > Sweatshirts > Boys'' (338)
6110.20.20.46	Other > Sweatshirts > Women''s (339)
6110.20.20.49	Other > Sweatshirts > Girls'' (339)
6110.20.20.67	Other > Other > Men''s or boys'' > Knit to shape articles described in statistical note 6 to this chapter (338)
6110.20.20.69	Other > Other > Men''s or boys'' > Other (338)
6110.20.20.77	Other > Other > Women''s or girls'' > Knit to shape articles described in statistical note 6 to this chapter (339)
6110.20.20.79	Other > Other > Women''s or girls'' > Other (339)
6110.30.10.10	Sweaters > Men''s or boys'' (645)
6110.30.10.20	Sweaters > Women''s or girls'' (646)
6110.30.10.30	Vests, other than sweater vests > Men''s or boys'' (659)
6110.30.10.40	Vests, other than sweater vests > Women''s or girls'' (659)
6110.30.10.50	Other > Men''s or boys'' (638)
6110.30.10.60	Other > Women''s or girls'' (639)
6110.30.15.10	Sweaters > Men''s or boys'' (445)
6110.30.15.20	Sweaters > Women''s or girls'' (446)
6110.30.15.30	Vests, other than sweater vests > Men''s or boys'' (459)
6110.30.15.40	Vests, other than sweater vests > Women''s or girls'' (459)
6110.30.15.50	Other > Men''s or boys'' (438)
6110.30.15.60	Other > Women''s or girls'' (438)
6110.30.20.10	Sweaters > Men''s or boys'' (645)
6110.30.20.20	Sweaters > Women''s or girls'' (646)
6110.30.20.30	Vests, other than sweater vests > Men''s or boys'' (659)
6110.30.20.40	Vests, other than sweater vests > Women''s or girls'' (659)
6110.30.20.51	Other > Men''s or boys'' > Knit to shape articles described in statistical note 6 to this chapter (638)
6110.30.20.53	Other > Men''s or boys'' > Other (638)
6110.30.20.61	Other > Women''s or girls'' > Knit to shape articles described in statistical note 6 to this chapter (639)
6110.30.20.63	Other > Women''s or girls'' > Other (639)
6110.30.30.05	Boys'' and girls'' garments imported as parts of playsuits (237)
6110.30.30.10	Other > Sweaters > Men''s (645)
6110.30.30.15	Other > Sweaters > Boys'' (645)
6110.30.30.20	Other > Sweaters > Women''s (646)
6110.30.30.25	Other > Sweaters > Girls'' (646)
6110.30.30.30	Other > Vests, other than sweater vests > Men''s or boys'' (659)
6110.30.30.35	Other > Vests, other than sweater vests > Women''s or girls'' (659)
6110.30.30.41	Other > Sweatshirts > Men''s (638)
6110.30.30.44	Other > Sweatshirts > Boys'' (638)
6110.30.30.45	Other > Sweatshirts > Women''s or girls'' (639)
6110.30.30.51	Other > Other > Men''s or boys'' > Knit to shape articles described in statistical note 6 to this chapter (638)
6110.30.30.53	Other > Other > Men''s or boys'' > Other (638)
6110.30.30.57	Other > Other > Women''s or girls'' > Knit to shape articles described in statistical note 6 to this chapter (639)
6110.30.30.59	Other > Other > Women''s or girls'' > Other (639)
6110.90.10.10	Sweaters > Men''s or boys'' (745)
6110.90.10.20	Sweaters > Women''s or girls'' (746)
6110.90.10.30	Vests, other than sweater vests > Men''s or boys'' (759)
6110.90.10.40	Vests, other than sweater vests > Women''s or girls'' (759)
6110.90.10.50	Other > Men''s or boys'' (738)
6110.90.10.60	Other > Women''s or girls'' (739)
6110.90.90.10	Sweaters for men or boys > Subject to cotton restraints (345)
6110.90.90.12	Sweaters for men or boys > Subject to wool restraints (445)
6110.90.90.14	Sweaters for men or boys > Subject to man-made fiber restraints (645)
6110.90.90.15	Sweaters for men or boys > Other > Of silk (846)
6110.90.90.23	Sweaters for men or boys > Other > Other (845)
6110.90.90.26	Sweaters for women or girls > Subject to cotton restraints (345)
6110.90.90.28	Sweaters for women or girls > Subject to wool restraints (446)
6110.90.90.30	Sweaters for women or girls > Subject to man-made fiber restraints (646)
6110.90.90.34	Sweaters for women or girls > Other > Of silk (846)
6110.90.90.41	Sweaters for women or girls > Other > Other (845)
6110.90.90.44	Vests, other than sweater vests > Subject to cotton restraints > Men''s or boys'' (359)
6110.90.90.46	Vests, other than sweater vests > Subject to cotton restraints > Women''s or girls'' (359)
6110.90.90.48	Vests, other than sweater vests > Subject to wool restraints > Men''s or boys'' (459)
6110.90.90.50	Vests, other than sweater vests > Subject to wool restraints > Women''s or girls'' (459)
6110.90.90.52	Vests, other than sweater vests > Subject to man-made fiber restraints > Men''s or boys'' (659)
6110.90.90.54	Vests, other than sweater vests > Subject to man-made fiber restraints > Women''s or girls'' (659)
6110.90.90.64	Vests, other than sweater vests > Other > Men''s or boys'' (859)
6110.90.90.66	Vests, other than sweater vests > Other > Women''s or girls'' (859)
6110.90.90.67	Other > Subject to cotton restraints > Men''s or boys'' > Knit to shape articles described in statistical note 6 to this chapter (338)
6110.90.90.69	Other > Subject to cotton restraints > Men''s or boys'' > Other (338)
6110.90.90.71	Other > Subject to cotton restraints > Women''s or girls'' > Knit to shape articles described in statistical note 6 to this chapter (339)
6110.90.90.73	Other > Subject to cotton restraints > Women''s or girls'' > Other (339)
6110.90.90.75	Other > Subject to wool restraints > Men''s or boys'' (438)
6110.90.90.77	Other > Subject to wool restraints > Women''s or girls'' (438)
6110.90.90.79	Other > Subject to man-made fiber restraints > Men''s or boys'' > Knit to shape articles described in statistical note 6 to this chapter (638)
6110.90.90.80	Other > Subject to man-made fiber restraints > Men''s or boys'' > Other (638)
6110.90.90.81	Other > Subject to man-made fiber restraints > Women''s or girls'' > Knit to shape articles described in statistical note 6 to this chapter (639)
6110.90.90.82	Other > Subject to man-made fiber restraints > Women''s or girls'' > Other (639)
6110.90.90.88	Other > Other > Men''s or boys'' (838)
6110.90.90.90	Other > Other > Women''s or girls'' (838)
6111.20.10.00	
6111.20.20.00	
6111.20.30.00	
6111.20.40.00	
6111.20.50.00	
6111.20.60.10	Sunsuits, washsuits and similar apparel (239)
6111.20.60.20	Sets (239)
6111.20.60.30	Other > Imported as parts of sets (239)
6111.20.60.50	Other > Babiesʼ socks and booties (239)
6111.20.60.70	Other > Other (239)
6111.30.10.00	
6111.30.20.00	
6111.30.30.00	
6111.30.40.00	
6111.30.50.10	Sunsuits, washsuits and similar apparel (239)
6111.30.50.15	Blanket sleepers (239)
6111.30.50.20	Sets (239)
6111.30.50.30	Other > Imported as parts of sets (239)
6111.30.50.50	Other > Babiesʼ socks and booties (239)
6111.30.50.70	Other > Other (239)
6111.90.05.10	Sweaters, pullovers, sweatshirts, waistcoats (vests) and similar articles (439)
6111.90.05.30	Other (439)
6111.90.10.00	
6111.90.20.00	
6111.90.30.00	
6111.90.40.00	
6111.90.50.10	Sunsuits, playsuits and washsuits (239)
6111.90.50.20	Sets (239)
6111.90.50.30	Other > Imported as parts of sets (239)
6111.90.50.50	Other > Babiesʼ socks and booties (239)
6111.90.50.70	Other > Other (239)
6111.90.70.00	
6111.90.90.00	
6112.11.00.10	Garments described in heading 6101 or 6102 > Men''s or boys'' (334)
6112.11.00.20	Garments described in heading 6101 or 6102 > Women''s or girls (335)
6112.11.00.30	Shirts > Men''s or boys'' (338)
6112.11.00.40	Shirts > Women''s or girls'' (339)
6112.11.00.50	Trousers > Men''s or boys'' (347)
6112.11.00.60	Trousers > Women''s or girls'' (348)
6112.12.00.10	Garments described in heading 6101 or 6102 > Men''s or boys'' (634)
6112.12.00.20	Garments described in heading 6101 or 6102 > Women''s or girls'' (635)
6112.12.00.30	Shirts > Men''s or boys'' (638)
6112.12.00.40	Shirts > Women''s or girls'' (639)
6112.12.00.50	Trousers > Men''s or boys'' (647)
6112.12.00.60	Trousers > Women''s or girls'' (648)
6112.19.10.10	Garments described in heading 6101 or 6102 > Men''s or boys'' (634)
6112.19.10.20	Garments described in heading 6101 or 6102 > Women''s or girls'' (635)
6112.19.10.30	Shirts > Men''s or boys'' (638)
6112.19.10.40	Shirts > Women''s or girls'' (639)
6112.19.10.50	Trousers > Men''s or boys'' (647)
6112.19.10.60	Trousers > Women''s or girls'' (648)
6112.19.40.10	Garments described in heading 6101 or 6102 > Men''s or boys'' (734)
6112.19.40.20	Garments described in heading 6101 or 6102 > Women''s or girls'' (735)
6112.19.40.30	Shirts > Men''s or boys'' (738)
6112.19.40.40	Shirts > Women''s or girls'' (739)
6112.19.40.50	Trousers > Men''s or boys'' (747)
6112.19.40.60	Trousers > Women''s or girls'' (748)
6112.19.80.10	Garments described in heading 6101 or 6102 > Men''s or boys'' (834)
6112.19.80.20	Garments described in heading 6101 or 6102 > Women''s or girls'' (835)
6112.19.80.30	Shirts > Men''s or boys'' (838)
6112.19.80.40	Shirts > Women''s or girls'' (838)
6112.19.80.50	Trousers > Men''s or boys'' (847)
6112.19.80.60	Trousers > Women''s or girls'' (847)
6112.20.10.10	Anoraks (including ski-jackets), windbreakers, and similar articles > Men''s or boys'' (634)
6112.20.10.20	Anoraks (including ski-jackets), windbreakers, and similar articles > Women''s or girls'' (635)
6112.20.10.30	Padded sleeveless jackets > With attachments for sleeves > Men''s or boys'' (634)
6112.20.10.40	Padded sleeveless jackets > With attachments for sleeves > Women''s or girls'' (635)
6112.20.10.50	Padded sleeveless jackets > Other (659)
6112.20.10.60	Trousers and breeches > Men''s or boys'' (647)
6112.20.10.70	Trousers and breeches > Women''s or girls'' (648)
6112.20.10.80	Other > Men''s or boys'' (659)
6112.20.10.90	Other > Women''s or girls'' (659)
6112.20.20.10	Of cotton (359)
6112.20.20.20	Of wool or fine animal hair (459)
6112.20.20.30	Other (859)
6112.31.00.10	Men''s (659)
6112.31.00.20	Boys'' (659)
6112.39.00.10	Of cotton (359)
6112.39.00.15	Other > Containing 70 percent or more by weight of silk or silk waste (759)
6112.39.00.90	Other > Other (859)
6112.41.00.10	Of fabric containing by weight 5 percent or more elastomeric yarn or rubber thread > Women''s (659)
6112.41.00.20	Of fabric containing by weight 5 percent or more elastomeric yarn or rubber thread > Girls'' (659)
6112.41.00.30	Other > Women''s (659)
6112.41.00.40	Other > Girls'' (659)
6112.49.00.10	Of cotton (359)
6112.49.00.15	Other > Containing 70 percent or more by weight of silk or silk waste (759)
6112.49.00.90	Other > Other (859)
6113.00.10.05	Coats and jackets > Men''s or boys''
6113.00.10.10	Coats and jackets > Women''s or girls''
6113.00.10.12	Other
6113.00.90.15	Coats and jackets > Of cotton > Men''s or boys'' (334)
6113.00.90.20	Coats and jackets > Of cotton > Women''s or girls'' (335)
6113.00.90.25	Coats and jackets > Other > Men''s or boys'' (634)
6113.00.90.30	Coats and jackets > Other > Women''s or girls'' (635)
6113.00.90.38	Trousers, breeches and shorts > Of cotton > Men''s or boys'' (347)
6113.00.90.42	Trousers, breeches and shorts > Of cotton > Women''s or girls (348)
6113.00.90.44	Trousers, breeches and shorts > Other > Men''s or boys'' (647)
6113.00.90.52	Trousers, breeches and shorts > Other > Women''s or girls'' (648)
6113.00.90.55	Overalls and coveralls > Of cotton > Men''s or boys'' (359)
6113.00.90.60	Overalls and coveralls > Of cotton > Women''s or girls'' (359)
6113.00.90.65	Overalls and coveralls > Other > Men''s or boys'' (659)
6113.00.90.70	Overalls and coveralls > Other > Women''s or girls'' (659)
6113.00.90.74	Other > Of cotton > Men''s or boys'' (359)
6113.00.90.82	Other > Of cotton > Women''s or girls'' (359)
6113.00.90.84	Other > Other > Men''s or boys'' (659)
6113.00.90.86	Other > Other > Women''s or girls'' (659)
6114.20.00.05	Tops > Men''s or boys'' (338)
6114.20.00.10	Tops > Women''s or girls'' (339)
6114.20.00.15	Jumpers (359)
6114.20.00.20	Bodysuits and bodyshirts (359)
6114.20.00.35	Sunsuits, washsuits, one-piece playsuits and similar apparel > Boys'' (237)
6114.20.00.40	Sunsuits, washsuits, one-piece playsuits and similar apparel > Women''s or girls'' (237)
6114.20.00.42	Coveralls, jumpsuits and similar apparel > Insulated, for cold weather protection (359)
6114.20.00.44	Coveralls, jumpsuits and similar apparel > Other > Boys'', sizes 2-7 (237)
6114.20.00.46	Coveralls, jumpsuits and similar apparel > Other > Girls'' (237)
6114.20.00.48	Coveralls, jumpsuits and similar apparel > Other > Men''s and other boys'' (359)
6114.20.00.52	Coveralls, jumpsuits and similar apparel > Other > Women''s (359)
6114.20.00.55	Other > Men''s or boys'' (359)
6114.20.00.60	Other > Women''s or girls'' (359)
6114.30.10.10	Men''s or boys'' (638)
6114.30.10.20	Women''s or girls'' (639)
6114.30.20.10	Of fabric containing by weight 5 percent or more elastomeric yarn or rubber thread (659)
6114.30.20.30	Other > Containing 23 percent or more by weight of wool or fine animal hair (459)
6114.30.20.60	Other > Other (659)
6114.30.30.12	Jumpers > Containing 23 percent or more by weight of wool orfine animal hair (459)
6114.30.30.14	Jumpers > Other (659)
6114.30.30.20	Sunsuits, washsuits, one-piece playsuits and similar apparel > Boys'' (237)
6114.30.30.30	Sunsuits, washsuits, one-piece playsuits and similar apparel > Women''s or girls'' (237)
6114.30.30.42	Coveralls, jumpsuits and similar apparel > Men''s or boys'' > Containing 23 percent or more by weight of wool or fine animal hair (459)
6114.30.30.44	Coveralls, jumpsuits and similar apparel > Men''s or boys'' > Other (659)
6114.30.30.52	Coveralls, jumpsuits and similar apparel > Women''s or girls'' > Containing 23 percent or more by weight of wool or fine animal hair (459)
6114.30.30.54	Coveralls, jumpsuits and similar apparel > Women''s or girls'' > Other (659)
6114.30.30.60	Other > Men''s or boys'' (659)
6114.30.30.70	Other > Women''s or girls'' (659)
6114.90.05.20	Tops > Men''s or boys'' (438)
6114.90.05.40	Tops > Women''s or girls'' (438)
6114.90.05.50	Jumpers (459)
6114.90.05.60	Other > Men''s or boys'' (459)
6114.90.05.70	Other > Women''s or girls'' (459)
6114.90.10.10	Tops > Men''s or boys'' (738)
6114.90.10.20	Tops > Women''s or girls'' (739)
6114.90.10.30	Jumpers (759)
6114.90.10.40	Sunsuits, washsuits and similar apparel (759)
6114.90.10.50	Coveralls, jumpsuits and similar apparel (759)
6114.90.10.60	Other (759)
6114.90.90.10	Tops (838)
6114.90.90.20	Jumpers (859)
6114.90.90.30	Sunsuits, washsuits and similar apparel (859)
6114.90.90.40	Coveralls, jumpsuits and similar apparel (859)
6114.90.90.45	Other > Subject to cotton restraints (359)
6114.90.90.50	Other > Subject to wool restraints (459)
6114.90.90.55	Other > Subject to man-made fiber restraints (659)
6114.90.90.70	Other > Other (859)
6115.10.05.00	
6115.10.10.00	
6115.10.15.10	Of cotton (359)
6115.10.15.20	Of wool or fine animal hair (459)
6115.10.15.40	Other (859)
6115.10.30.00	
6115.10.40.00	
6115.10.55.00	
6115.10.60.00	
6115.21.00.10	Tights (659)
6115.21.00.20	Other (632)
6115.22.00.00	
6115.29.40.00	
6115.29.80.10	Of cotton (359)
6115.29.80.20	Of wool or fine animal hair (459)
6115.29.80.40	Other (859)
6115.30.10.00	
6115.30.90.10	Of man-made fibers (632)
6115.30.90.30	Other (832)
6115.94.00.00	
6115.95.60.00	
6115.95.90.00	
6115.96.60.10	Containing 23 percent or more by weight of wool or fine animal hair (432)
6115.96.60.20	Other (632)
6115.96.90.10	Containing 23 percent or more by weight of wool or fine animal hair (432)
6115.96.90.20	Other (632)
6115.99.14.10	Containing 23 percent or more by weight of wool or fine animal hair (432)
6115.99.14.20	Other (632)
6115.99.19.10	Containing 23 percent or more by weight of wool or fine animal hair (432)
6115.99.19.20	Other (632)
6115.99.40.00	
6115.99.90.00	
6116.10.05.00	
6116.10.08.00	
6116.10.13.00	
6116.10.17.20	Subject to cotton restraints (331)
6116.10.17.30	Subject to man-made fiber restraints (631)
6116.10.17.40	Other (831)
6116.10.44.00	
6116.10.48.10	Subject to cotton restraints (331)
6116.10.48.20	Subject to man-made fiber re- straints (631)
6116.10.48.30	Other (831)
6116.10.55.10	Subject to cotton restraints (331)
6116.10.55.20	Subject to man-made fiber restraints (631)
6116.10.55.30	Other (831)
6116.10.65.00	
6116.10.75.10	Subject to cotton restraints (331)
6116.10.75.20	Subject to man-made fiber restraints (631)
6116.10.75.30	Other (831)
6116.10.95.00	
6116.91.00.00	
6116.92.05.00	
6116.92.08.00	
6116.92.64.10	Terry cloth type, looped pile fabric (331)
6116.92.64.20	Jersey type, brushed or napped fabric (331)
6116.92.64.30	Lisle type, no pile, not brushed or napped (331)
6116.92.64.40	Other (331)
6116.92.74.50	Jersey type, brushed or napped fabric (331)
6116.92.74.60	Lisle type, no pile, not brushed or napped (331)
6116.92.74.70	Other (331)
6116.92.88.00	
6116.92.94.00	
6116.93.05.00	
6116.93.08.00	
6116.93.64.00	
6116.93.74.00	
6116.93.88.00	
6116.93.94.00	
6116.99.20.00	
6116.99.35.00	
6116.99.48.00	
6116.99.54.00	
6116.99.75.00	
6116.99.95.10	Subject to cotton restraints (331)
6116.99.95.20	Subject to wool restraints (431)
6116.99.95.30	Subject to man-made fiber restraints (631)
6116.99.95.60	Other (831)
6117.10.10.00	
6117.10.20.10	Containing 23 percent or more by weight of wool or fine animal hair (459)
6117.10.20.30	Other (659)
6117.10.40.00	
6117.10.60.10	Of cotton (359)
6117.10.60.20	Other (859)
6117.80.20.00	
6117.80.30.10	Headbands, ponytail holders and similar articles
6117.80.30.90	Other (759)
6117.80.85.00	
6117.80.87.10	Of cotton (359)
6117.80.87.20	Of wool or fine animal hair (459)
6117.80.87.30	Of man-made fibers (659)
6117.80.87.70	Other (858)
6117.80.95.10	Of cotton (359)
6117.80.95.20	Of wool or fine animal hair (459)
6117.80.95.30	Of man-made fibers > Containing 23 percent or more by weight of wool or fine animal hair (459)
6117.80.95.40	Of man-made fibers > Other (659)
6117.80.95.70	Other (859)
6117.90.10.10	Of sweaters (746)
6117.90.10.20	Of blouses and shirts (739)
6117.90.10.30	Of coats and jackets (735)
6117.90.10.40	Of trousers, breeches and shorts (748)
6117.90.10.60	Other (759)
6117.90.90.03	Of sweaters > Of cotton (345)
6117.90.90.05	Of sweaters > Of wool or fine animal hair (446)
6117.90.90.10	Of sweaters > Of man-made fibers (646)
6117.90.90.15	Of sweaters > Other (845)
6117.90.90.20	Of blouses and shirts > Of cotton (339)
6117.90.90.25	Of blouses and shirts > Of wool or fine animal hair (438)
6117.90.90.30	Of blouses and shirts > Of man-made fibers (639)
6117.90.90.35	Of blouses and shirts > Other (838)
6117.90.90.40	Of coats and jackets > Of cotton (335)
6117.90.90.45	Of coats and jackets > Of wool or fine animal hair (435)
6117.90.90.50	Of coats and jackets > Of man-made fibers (635)
6117.90.90.55	Of coats and jackets > Other (835)
6117.90.90.60	Of trousers, breeches and shorts > Of cotton (348)
6117.90.90.65	Of trousers, breeches and shorts > Of wool or fine animal hair (448)
6117.90.90.70	Of trousers, breeches and shorts > Of man-made fibers (648)
6117.90.90.75	Of trousers, breeches and shorts > Other (847)
6117.90.90.80	Other > Of cotton (359)
6117.90.90.85	Other > Of wool or fine animal hair (459)
6117.90.90.90	Other > Of man-made fibers (659)
6117.90.90.95	Other > Other (859)
6201.20.11.10	Men''s (434)
6201.20.11.20	Boys'' (434)
6201.20.19.00	
6201.20.29.11	Men''s (434)
6201.20.29.21	Boys'' (434)
6201.20.35.00	
6201.20.40.11	Men''s (434)
6201.20.40.21	Boys'' (434)
6201.30.12.00	
6201.30.20.10	Raincoats > Men''s (334)
6201.30.20.20	Raincoats > Boys'' (334)
6201.30.20.25	Other > Corduroy > Men''s (334)
6201.30.20.35	Other > Corduroy > Boys'' (334)
6201.30.20.50	Other > Other > Men''s (334)
6201.30.20.60	Other > Other > Boys'' (334)
6201.30.30.00	
6201.30.40.00	
6201.30.50.05	Padded, sleeveless jackets > With attachments for sleeves (334)
6201.30.50.10	Padded, sleeveless jackets > Other (359)
6201.30.50.21	Other > Corduroy (334)
6201.30.50.31	Other > Blue denim > Men''s (334)
6201.30.50.41	Other > Blue denim > Boys'' (334)
6201.30.50.51	Other > Other > Men''s (334)
6201.30.50.61	Other > Other > Boys'' (334)
6201.30.60.00	
6201.30.70.00	
6201.30.80.05	Padded, sleeveless jackets > With attachments for sleeves (334)
6201.30.80.10	Padded, sleeveless jackets > Other (359)
6201.30.80.21	Other > Corduroy (334)
6201.30.80.31	Other > Blue denim > Men''s (334)
6201.30.80.41	Other > Blue denim > Boys'' (334)
6201.30.80.51	Other > Other > Men''s (334)
6201.30.80.61	Other > Other > Boys'' (334)
6201.40.10.00	
6201.40.15.10	Men''s (434)
6201.40.15.20	Boys'' (434)
6201.40.20.15	Raincoats > Men''s (634)
6201.40.20.20	Raincoats > Boys'' (634)
6201.40.20.30	Other > Men''s (634)
6201.40.20.40	Other > Boys'' (634)
6201.40.25.00	
6201.40.35.10	With attachments for sleeves (634)
6201.40.35.20	Other (659)
6201.40.40.11	Men''s (434)
6201.40.40.21	Boys'' (434)
6201.40.45.00	
6201.40.50.11	Men''s (634)
6201.40.50.21	Boys'' (634)
6201.40.55.00	
6201.40.60.10	With attachments for sleeves (634)
6201.40.60.20	Other (659)
6201.40.65.11	Men''s (434)
6201.40.65.21	Boys'' (434)
6201.40.70.00	
6201.40.75.11	Men''s (634)
6201.40.75.21	Boys'' (634)
6201.90.19.00	
6201.90.29.10	Subject to cotton restraints (334)
6201.90.29.20	Subject to wool restraints (434)
6201.90.29.30	Subject to man-made fiber restraints (634)
6201.90.29.60	Other (834)
6201.90.39.00	
6201.90.49.10	Subject to cotton restraints (334)
6201.90.49.20	Subject to wool restraints (434)
6201.90.49.30	Subject to man-made fiber restraints (634)
6201.90.49.60	Other (834)
6201.90.59.00	
6201.90.69.10	Subject to cotton restraints (334)
6201.90.69.20	Subject to wool restraints (434)
6201.90.69.30	Subject to man-made fiber restraints (634)
6201.90.69.60	Other (834)
6202.20.11.10	Women''s (435)
6202.20.11.20	Girls'' (435)
6202.20.19.00	
6202.20.29.11	Women''s (435)
6202.20.29.21	Girls'' (435)
6202.20.35.00	
6202.20.40.11	Women''s (438)
6202.20.40.21	Girls'' (435)
6202.30.12.00	
6202.30.20.10	Raincoats > Women''s (335)
6202.30.20.20	Raincoats > Girls'' (335)
6202.30.20.25	Other > Corduroy > Women''s (335)
6202.30.20.35	Other > Corduroy > Girls'' (335)
6202.30.20.50	Other > Other > Women''s (335)
6202.30.20.60	Other > Other > Girls'' (335)
6202.30.30.00	
6202.30.40.00	
6202.30.50.10	Padded, sleeveless jackets > With attachments for sleeves (335)
6202.30.50.20	Padded, sleeveless jackets > Other (359)
6202.30.50.26	Other > Corduroy > Women''s (335)
6202.30.50.31	Other > Corduroy > Girls'' (335)
6202.30.50.61	Other > Other > Women''s (335)
6202.30.50.71	Other > Other > Girls'' (335)
6202.30.60.00	
6202.30.70.00	
6202.30.80.10	Padded, sleeveless jackets > With attachments for sleeves (335)
6202.30.80.20	Padded, sleeveless jackets > Other (359)
6202.30.80.26	Other > Corduroy > Women''s (335)
6202.30.80.31	Other > Corduroy > Girls'' (335)
6202.30.80.61	Other > Other > Women''s (335)
6202.30.80.71	Other > Other > Girls'' (335)
6202.40.10.00	
6202.40.15.10	Women''s (435)
6202.40.15.20	Girls'' (435)
6202.40.20.05	Raincoats > Women''s (635)
6202.40.20.10	Raincoats > Girls'' (635)
6202.40.20.20	Other > Women''s (635)
6202.40.20.30	Other > Girls'' (635)
6202.40.25.00	
6202.40.35.10	With attachments for sleeves (635)
6202.40.35.20	Other (659)
6202.40.40.11	Women''s (435)
6202.40.40.21	Girls'' (435)
6202.40.45.00	
6202.40.50.11	Women''s (635)
6202.40.50.21	Girls'' (635)
6202.40.55.00	
6202.40.60.10	With attachments for sleeves (635)
6202.40.60.20	Other (659)
6202.40.65.11	Women''s (435)
6202.40.65.21	Girls'' (435)
6202.40.70.00	
6202.40.75.11	Women''s (635)
6202.40.75.21	Girls'' (635)
6202.90.19.00	
6202.90.29.10	Subject to cotton restraints (335)
6202.90.29.20	Subject to wool restraints (435)
6202.90.29.30	Subject to man-made fiber restraints (635)
6202.90.29.60	Other (835)
6202.90.39.00	
6202.90.49.11	Subject to cotton restraints (335)
6202.90.49.21	Subject to wool restraints (435)
6202.90.49.31	Subject to man-made fiber restraints (635)
6202.90.49.61	Other (835)
6202.90.59.00	
6202.90.69.11	Subject to cotton restraints (335)
6202.90.69.21	Subject to wool restraints (435)
6202.90.69.31	Subject to man-made fiber restraints (635)
6202.90.69.61	Other (835)
6203.11.15.00	
6203.11.30.00	
6203.11.60.00	
6203.11.90.00	
6203.12.10.00	
6203.12.20.10	Men''s (643)
6203.12.20.20	Boys'' (643)
6203.19.10.10	Jackets imported as parts of suits (333)
6203.19.10.20	Trousers, breeches and shorts imported as parts of suits (347)
6203.19.10.30	Waistcoats imported as parts of suits (359)
6203.19.20.00	
6203.19.30.00	
6203.19.50.00	
6203.19.90.10	Subject to cotton restraints > Jackets imported as parts of suits (333)
6203.19.90.20	Subject to cotton restraints > Trousers, breeches and shorts imported as parts of suits (347)
6203.19.90.30	Subject to cotton restraints > Waistcoats imported as parts of suits (359)
6203.19.90.40	Subject to wool restraints (443)
6203.19.90.50	Subject to man-made fiber restraints (643)
6203.19.90.80	Other (843)
6203.22.10.00	
6203.22.30.10	Garments described in heading 6201 (334)
6203.22.30.15	Jackets and blazers described in heading 6203 (333)
6203.22.30.20	Trousers and breeches (347)
6203.22.30.30	Shorts (347)
6203.22.30.50	Shirts (340)
6203.22.30.60	Other (359)
6203.23.00.10	Containing 36 percent or more by weight of wool or fine animal hair > Garments described in heading 6201 (434)
6203.23.00.15	Containing 36 percent or more by weight of wool or fine animal hair > Jackets and blazers described in heading 6203 (433)
6203.23.00.20	Containing 36 percent or more by weight of wool or fine animal hair > Trousers, breeches and shorts (447)
6203.23.00.30	Containing 36 percent or more by weight of wool or fine animal hair > Shirts (440)
6203.23.00.40	Containing 36 percent or more by weight of wool or fine animal hair > Other (459)
6203.23.00.50	Other > Garments described in heading 6201(634)
6203.23.00.55	Other > Jackets and blazers described in heading 6203 (633)
6203.23.00.60	Other > Trousers and breeches (647)
6203.23.00.70	Other > Shorts (647)
6203.23.00.80	Other > Shirts (640)
6203.23.00.90	Other > Other (659)
6203.29.10.10	Suits (443)
6203.29.10.15	Suit-type jackets (433)
6203.29.10.20	Trousers (447)
6203.29.15.10	Garments described in heading 6201 (434)
6203.29.15.15	Jackets and blazers described in heading 6203 (433)
6203.29.15.20	Trousers, breeches and shorts (447)
6203.29.15.30	Shirts (440)
6203.29.15.60	Other (459)
6203.29.20.10	Garments described in heading 6201 (634)
6203.29.20.20	Jackets and blazers described in heading 6203 (633)
6203.29.20.30	Trousers and breeches (647)
6203.29.20.35	Shorts (647)
6203.29.20.50	Shirts (640)
6203.29.20.60	Other (659)
6203.29.30.10	Garments described in heading 6201 > Containing 70 percent or more by weight of silk or silk waste (734)
6203.29.30.20	Garments described in heading 6201 > Other (834)
6203.29.30.26	Jackets and blazers described in heading 6203 > Containing 70 percent or more by weight of silk or silk waste (733)
6203.29.30.28	Jackets and blazers described in heading 6203 > Other (833)
6203.29.30.30	Trousers, breeches and shorts > Containing 70 percent or more by weight of silk or silk waste (747)
6203.29.30.46	Trousers, breeches and shorts > Other > Trousers and breeches (847)
6203.29.30.48	Trousers, breeches and shorts > Other > Shorts (847)
6203.29.30.50	Shirts > Containing 70 percent or more by weight of silk or silk waste (740)
6203.29.30.60	Shirts > Other (840)
6203.29.30.70	Other > Containing 70 percent or more by weight of silk or silk waste (759)
6203.29.30.80	Other > Other (859)
6203.31.50.10	For suits described in Note 3(a) (443)
6203.31.50.20	Other (433)
6203.31.90.10	For suits described in Note 3(a) (443)
6203.31.90.20	Other (433)
6203.32.10.00	
6203.32.20.10	Corduroy > Men''s (333)
6203.32.20.20	Corduroy > Boys'' (333)
6203.32.20.30	Blue denim (333)
6203.32.20.40	Other > Men''s (333)
6203.32.20.50	Other > Boys'' (333)
6203.33.10.30	Men''s > For suits described in Note 3(a) (443)
6203.33.10.40	Men''s > Other (433)
6203.33.10.50	Boys'' > For suits described in Note 3(a) (443)
6203.33.10.60	Boys'' > Other (433)
6203.33.20.10	Men''s (633)
6203.33.20.20	Boys'' (633)
6203.39.10.10	For suits described in Note 3(a) (443)
6203.39.10.20	Other (433)
6203.39.20.10	Men''s (633)
6203.39.20.20	Boys'' (633)
6203.39.50.00	
6203.39.90.10	Subject to cotton restraints (333)
6203.39.90.20	Subject to wool restraints (433)
6203.39.90.30	Subject to man-made fiber restraints (633)
6203.39.90.60	Other (833)
6203.41.01.10	Men''s (447)
6203.41.01.20	Boys'' (447)
6203.41.03.10	Men''s (447)
6203.41.03.20	Boys'' (447)
6203.41.06.10	Trousers and breeches > Men''s (447)
6203.41.06.20	Trousers and breeches > Boys'' (447)
6203.41.06.30	Shorts (447)
6203.41.08.00	
6203.41.25.10	Men''s (447)
6203.41.25.20	Boys'' (447)
6203.41.30.10	Men''s (447)
6203.41.30.20	Boys'' (447)
6203.41.60.10	Trousers and breeches > Men''s (447)
6203.41.60.20	Trousers and breeches > Boys'' (447)
6203.41.60.30	Shorts (447)
6203.41.80.00	
6203.42.03.00	
6203.42.05.05	Insulated for cold weather protection (359)
6203.42.05.10	Other > Men''s (359)
6203.42.05.25	Other > Boys'', sizes 2-7 > Imported as parts of playsuits (237)
6203.42.05.50	Other > Boys'', sizes 2-7 > Other (237)
6203.42.05.90	Other > Other (359)
6203.42.07.03	Containing compact yarns described in statistical reporting numbers 5205.42.0021, 5205.43.0021 5205.44.0021, 5205.46.0021 or 5205.47.0021 (347)
6203.42.07.06	Other > Men''s trousers and breeches > Corduroy (347)
6203.42.07.11	Other > Men''s trousers and breeches > Blue denim (347)
6203.42.07.16	Other > Men''s trousers and breeches > Other (347)
6203.42.07.21	Other > Boys'' trousers and breeches > Corduroy > Imported as parts of playsuits (237)
6203.42.07.26	Other > Boys'' trousers and breeches > Corduroy > Other (347)
6203.42.07.31	Other > Boys'' trousers and breeches > Blue denim > Imported as parts of playsuits (237)
6203.42.07.36	Other > Boys'' trousers and breeches > Blue denim > Other (347)
6203.42.07.41	Other > Boys'' trousers and breeches > Other > Imported as parts of playsuits (237)
6203.42.07.46	Other > Boys'' trousers and breeches > Other > Other (347)
6203.42.07.51	Other > Men''s shorts (347)
6203.42.07.56	Other > Boys'' shorts > Imported as parts of playsuits (237)
6203.42.07.61	Other > Boys'' shorts > Other (347)
6203.42.17.00	
6203.42.25.05	Insulated, for cold weather protection (359)
6203.42.25.10	Other > Men''s (359)
6203.42.25.25	Other > Boys'', sizes 2-7 > Imported as parts of playsuits (237)
6203.42.25.50	Other > Boys'', sizes 2-7 > Other (237)
6203.42.25.90	Other > Other (359)
6203.42.45.03	Containing compact yarns described in statistical reporting numbers 5205.42.0021, 5205.43.0021 5205.44.0021, 5205.46.0021 or 5205.47.0021 (347)
6203.42.45.06	Other > Men''s trousers and breeches > Corduroy (347)
6203.42.45.11	Other > Men''s trousers and breeches > Blue denim (347)
6203.42.45.14	Other > Men''s trousers and breeches > Designed for use in hospitals, clinics, laboratories or contaminated areas (347)
6203.42.45.18	Other > Men''s trousers and breeches > Other (347)
6203.42.45.21	Other > Boys'' trousers and breeches > Corduroy > Imported as parts of playsuits (237)
6203.42.45.26	Other > Boys'' trousers and breeches > Corduroy > Other (347)
6203.42.45.31	Other > Boys'' trousers and breeches > Blue denim > Imported as parts of playsuits (237)
6203.42.45.36	Other > Boys'' trousers and breeches > Blue denim > Other (347)
6203.42.45.41	Other > Boys'' trousers and breeches > Other > Imported as parts of playsuits (237)
6203.42.45.46	Other > Boys'' trousers and breeches > Other > Other (347)
6203.42.45.51	Other > Men''s shorts (347)
6203.42.45.56	Other > Boys'' shorts > Imported as parts of playsuits (237)
6203.42.45.61	Other > Boys'' shorts > Other (347)
6203.43.01.00	
6203.43.03.00	
6203.43.05.05	Insulated, for cold weather protection (659)
6203.43.05.10	Other > Men''s (659)
6203.43.05.25	Other > Boys'', sizes 2-7 > Imported as parts of playsuits (237)
6203.43.05.50	Other > Boys'', sizes 2-7 > Other (237)
6203.43.05.90	Other > Other (659)
6203.43.09.10	Trousers and breeches > Men''s (447)
6203.43.09.20	Trousers and breeches > Boys'' (447)
6203.43.09.30	Shorts (447)
6203.43.11.10	Ski/snowboard pants (647)
6203.43.11.90	Other (647)
6203.43.13.10	Trousers and breeches > Men''s (647)
6203.43.13.15	Trousers and breeches > Boys'' > Imported as parts of playsuits (237)
6203.43.13.20	Trousers and breeches > Boys'' > Other (647)
6203.43.13.30	Shorts > Men''s (647)
6203.43.13.35	Shorts > Boys'' > Imported as parts of playsuits (257)
6203.43.13.40	Shorts > Boys'' > Other (647)
6203.43.45.00	
6203.43.55.00	
6203.43.60.05	Insulated, for cold weather protection (659)
6203.43.60.10	Other > Men''s (659)
6203.43.60.25	Other > Boys'', sizes 2-7 > Imported as parts of playsuits (237)
6203.43.60.50	Other > Boys'', sizes 2-7 > Other (237)
6203.43.60.90	Other > Other (659)
6203.43.65.00	
6203.43.70.10	Trousers and breeches > Men''s (447)
6203.43.70.20	Trousers and breeches > Boys'' (447)
6203.43.70.30	Shorts (447)
6203.43.75.10	Ski/snowboard pants (647)
6203.43.75.90	Other (647)
6203.43.90.09	Trousers and breeches > Men’s > Designed for use in hospitals, clinics, laboratories or contaminated areas (647)
6203.43.90.11	Trousers and breeches > Men’s > Other (647)
6203.43.90.15	Trousers and breeches > Boys'' > Imported as parts of playsuits (237)
6203.43.90.20	Trousers and breeches > Boys'' > Other (647)
6203.43.90.30	Shorts > Men''s (647)
6203.43.90.35	Shorts > Boys'' > Imported as parts of playsuits (237)
6203.43.90.40	Shorts > Boys'' > Other (647)
6203.49.01.05	Insulated, for cold weather protection (659)
6203.49.01.10	Other > Men''s (659)
6203.49.01.25	Other > Boys'', sizes 2-7 > Imported as parts of playsuits (237)
6203.49.01.50	Other > Boys'', sizes 2-7 > Other (237)
6203.49.01.90	Other > Other (659)
6203.49.05.05	Containing 36 percent or more by weight of wool or fine animal hair (447)
6203.49.05.15	Other > Trousers and breeches > Men''s (647)
6203.49.05.20	Other > Trousers and breeches > Boys'' > Imported as parts of playsuits (237)
6203.49.05.30	Other > Trousers and breeches > Boys'' > Other (647)
6203.49.05.45	Other > Shorts > Men''s (647)
6203.49.05.50	Other > Shorts > Boys'' > Imported as parts of playsuits (237)
6203.49.05.60	Other > Shorts > Boys'' > Other (647)
6203.49.07.10	Bib and brace overalls (759)
6203.49.07.20	Trousers and breeches (747)
6203.49.07.30	Shorts (747)
6203.49.09.10	Bib and brace overalls (859)
6203.49.09.20	Trousers and breeches > Subject to cotton restraints (347)
6203.49.09.25	Trousers and breeches > Subject to wool restraints (447)
6203.49.09.30	Trousers and breeches > Subject to man-made fiber restraints (647)
6203.49.09.45	Trousers and breeches > Other (847)
6203.49.09.60	Shorts (847)
6203.49.25.05	Insulated, for cold weather protection (659)
6203.49.25.10	Other > Men''s (659)
6203.49.25.25	Other > Boys'', sizes 2-7 > Imported as parts of playsuits (237)
6203.49.25.50	Other > Boys'', sizes 2-7 > Other (237)
6203.49.25.90	Other > Other (659)
6203.49.35.00	
6203.49.50.05	Containing 36 percent or more by weight of wool or fine animal hair (447)
6203.49.50.15	Other > Trousers and breeches > Men''s (647)
6203.49.50.20	Other > Trousers and breeches > Boys'' > Imported as parts of playsuits (237)
6203.49.50.30	Other > Trousers and breeches > Boys'' > Other (647)
6203.49.50.45	Other > Shorts > Men''s (647)
6203.49.50.50	Other > Shorts > Boys'' > Imported as parts of playsuits (237)
6203.49.50.60	Other > Shorts > Boys'' > Other (647)
6203.49.60.10	Bib and brace overalls (759)
6203.49.60.20	Trousers and breeches (747)
6203.49.60.30	Shorts (747)
6203.49.90.10	Bib and brace overalls (859)
6203.49.90.20	Trousers and breeches > Subject to cotton restraints (347)
6203.49.90.25	Trousers and breeches > Subject to wool restraints (447)
6203.49.90.30	Trousers and breeches > Subject to man-made fiber restraints (647)
6203.49.90.45	Trousers and breeches > Other (847)
6203.49.90.60	Shorts (847)
6204.11.00.00	
6204.12.00.10	Jackets imported as parts of suits (335)
6204.12.00.20	Skirts and divided skirts imported as parts of suits (342)
6204.12.00.30	Trousers, breeches and shorts imported as parts of suits (348)
6204.12.00.40	Waistcoats imported as parts of suits (359)
6204.13.10.00	
6204.13.20.10	Women''s (644)
6204.13.20.20	Girls'' (644)
6204.19.10.00	
6204.19.20.00	
6204.19.40.00	
6204.19.80.10	Subject to cotton restraints > Jackets imported as parts of suits (335)
6204.19.80.20	Subject to cotton restraints > Skirts and divided skirts imported as parts of suits (342)
6204.19.80.30	Subject to cotton restraints > Trousers, breeches and shorts imported as parts of suits (348)
6204.19.80.40	Subject to cotton restraints > Waistcoats imported as parts of suits (359)
6204.19.80.50	Subject to wool restraints (444)
6204.19.80.60	Subject to man-made fiber restraints (644)
6204.19.80.90	Other (844)
6204.21.00.10	Garments described in heading 6202; jackets and blazers described in heading 6204 (435)
6204.21.00.30	Skirts and divided skirts (442)
6204.21.00.40	Trousers, breeches and shorts (448)
6204.21.00.60	Blouses and shirts (440)
6204.21.00.70	Other (459)
6204.22.10.00	
6204.22.30.10	Garments described in heading 6202; jackets and blazers described in heading 6204 (335)
6204.22.30.30	Skirts and divided skirts (342)
6204.22.30.40	Trousers and breeches (348)
6204.22.30.50	Shorts (348)
6204.22.30.60	Blouses and shirts > With two or more colors in the warp and/or filling (341)
6204.22.30.65	Blouses and shirts > Other (341)
6204.22.30.70	Other (359)
6204.23.00.05	Containing 36 percent or more by weight of wool or fine animal hair > Garments described in heading 6202; jackets and blazers described in heading 6204 (435)
6204.23.00.10	Containing 36 percent or more by weight of wool or fine animal hair > Skirts and divided skirts (442)
6204.23.00.15	Containing 36 percent or more by weight of wool or fine animal hair > Trousers, breeches and shorts (448)
6204.23.00.20	Containing 36 percent or more by weight of wool or fine animal hair > Blouses and shirts (440)
6204.23.00.25	Containing 36 percent or more by weight of wool or fine animal hair > Other (459)
6204.23.00.30	Other > Garments described in heading 6202; jackets and blazers described in heading 6204 (635)
6204.23.00.35	Other > Skirts and divided skirts (642)
6204.23.00.40	Other > Trousers and breeches (648)
6204.23.00.45	Other > Shorts (648)
6204.23.00.50	Other > Blouses and shirts > With two or more colors in the warp and/or filling (641)
6204.23.00.55	Other > Blouses and shirts > Other (641)
6204.23.00.60	Other > Other (659)
6204.29.20.10	Garments described in heading 6202; jackets and blazers described in heading 6204 (635)
6204.29.20.15	Skirts and divided skirts.(642)
6204.29.20.20	Trousers and breeches (648)
6204.29.20.25	Shorts (648)
6204.29.20.30	Blouses and shirts > With two or more colors in the warp and/or filling (641)
6204.29.20.40	Blouses and shirts > Other (641)
6204.29.20.50	Other (659)
6204.29.40.10	Garments described in heading 6202; jackets and blazers described in heading 6204 > Subject to cotton restraints (335)
6204.29.40.12	Garments described in heading 6202; jackets and blazers described in heading 6204 > Subject to wool restraints (435)
6204.29.40.14	Garments described in heading 6202; jackets and blazers described in heading 6204 > Subject to man-made fiber restraints (635)
6204.29.40.16	Garments described in heading 6202; jackets and blazers described in heading 6204 > Other > Of silk > Containing 70 percent or more by weight of silk or silk waste (735)
6204.29.40.18	Garments described in heading 6202; jackets and blazers described in heading 6204 > Other > Of silk > Other (835)
6204.29.40.20	Garments described in heading 6202; jackets and blazers described in heading 6204 > Other > Other (835)
6204.29.40.22	Skirts and divided skirts > Subject to cotton restraints (342)
6204.29.40.24	Skirts and divided skirts > Subject to wool restraints (442)
6204.29.40.26	Skirts and divided skirts > Subject to man-made fiber restraints (642)
6204.29.40.28	Skirts and divided skirts > Other > Of silk > Containing 70 percent or more by weight of silk or silk waste (742)
6204.29.40.30	Skirts and divided skirts > Other > Of silk > Other (842)
6204.29.40.32	Skirts and divided skirts > Other > Other (842)
6204.29.40.34	Trousers, breeches and shorts > Subject to cotton restraints (348)
6204.29.40.36	Trousers, breeches and shorts > Subject to wool restraints (448)
6204.29.40.38	Trousers, breeches and shorts > Subject to man-made fiber restraints (648)
6204.29.40.40	Trousers, breeches and shorts > Other > Of silk > Containing 70 percent or more by weight of silk or silk waste (748)
6204.29.40.41	Trousers, breeches and shorts > Other > Of silk > Other > Trousers and breeches (847)
6204.29.40.43	Trousers, breeches and shorts > Other > Of silk > Other > Shorts (847)
6204.29.40.47	Trousers, breeches and shorts > Other > Other > Trousers and breeches (847)
6204.29.40.49	Trousers, breeches and shorts > Other > Other > Shorts (847)
6204.29.40.70	Blouses and shirts > Subject to cotton restraints (341)
6204.29.40.72	Blouses and shirts > Subject to wool restraints (440)
6204.29.40.74	Blouses and shirts > Subject to man-made fiber restraints (641)
6204.29.40.76	Blouses and shirts > Other > Of silk > Containing 70 percent or more by weight of silk or silk waste (741)
6204.29.40.78	Blouses and shirts > Other > Of silk > Other (840)
6204.29.40.80	Blouses and shirts > Other > Other (840)
6204.29.40.82	Other > Subject to cotton restraints (359)
6204.29.40.84	Other > Subject to wool restraints (459)
6204.29.40.86	Other > Subject to man-made fiber restraints (659)
6204.29.40.88	Other > Other > Of silk > Containing 70 percent or more by weight of silk or silk waste (759)
6204.29.40.90	Other > Other > Of silk > Other (859)
6204.29.40.92	Other > Other > Other (859)
6204.31.10.10	Women''s (435)
6204.31.10.20	Girls'' (435)
6204.31.20.10	Women''s (435)
6204.31.20.20	Girls'' (435)
6204.32.10.00	
6204.32.20.10	Corduroy > Women''s (335)
6204.32.20.20	Corduroy > Girls'' (335)
6204.32.20.30	Other > Women''s (335)
6204.32.20.40	Other > Girls'' (335)
6204.33.10.00	
6204.33.20.00	
6204.33.40.10	Women''s (435)
6204.33.40.20	Girls'' (435)
6204.33.50.10	Women''s (635)
6204.33.50.20	Girls'' (635)
6204.39.20.10	Women''s (435)
6204.39.20.20	Girls'' (435)
6204.39.30.10	Women''s (635)
6204.39.30.20	Girls'' (635)
6204.39.60.00	
6204.39.80.10	Subject to cotton restraints (335)
6204.39.80.20	Subject to wool restraints (435)
6204.39.80.30	Subject to man-made fiber restraints (635)
6204.39.80.50	Other > Of silk (835)
6204.39.80.60	Other > Other (835)
6204.41.10.00	
6204.41.20.10	Women''s (436)
6204.41.20.20	Girls'' (436)
6204.42.10.00	
6204.42.20.00	
6204.42.30.10	Corduroy > Women''s (336)
6204.42.30.20	Corduroy > Girls'' (336)
6204.42.30.30	Other > With two or more colors in the warp and/or the filling > Women''s (336)
6204.42.30.40	Other > With two or more colors in the warp and/or the filling > Girls'' (336)
6204.42.30.50	Other > Other > Women''s (336)
6204.42.30.60	Other > Other > Girls'' (336)
6204.43.10.00	
6204.43.20.00	
6204.43.30.10	Women''s (436)
6204.43.30.20	Girls'' (436)
6204.43.40.10	With two or more colors in the warp and/or the filling > Women''s (636)
6204.43.40.20	With two or more colors in the warp and/or the filling > Girls'' (636)
6204.43.40.30	Other > Women''s (636)
6204.43.40.40	Other > Girls'' (636)
6204.44.20.00	
6204.44.30.10	Women''s (436)
6204.44.30.20	Girls'' (436)
6204.44.40.10	Women''s (636)
6204.44.40.20	Girls'' (636)
6204.49.10.00	
6204.49.50.10	Subject to cotton restraints (336)
6204.49.50.20	Subject to wool restraints (436)
6204.49.50.30	Subject to man-made fiber restraints (636)
6204.49.50.50	Other > Of silk (836)
6204.49.50.60	Other > Other (836)
6204.51.00.10	Women''s (442)
6204.51.00.20	Girls'' (442)
6204.52.10.00	
6204.52.20.10	Corduroy > Women''s (342)
6204.52.20.20	Corduroy > Girls'' (342)
6204.52.20.30	Blue denim > Women''s (342)
6204.52.20.40	Blue denim > Girls'' (342)
6204.52.20.70	Other > Women''s (342)
6204.52.20.80	Other > Girls'' (342)
6204.53.10.00	
6204.53.20.10	Women''s (442)
6204.53.20.20	Girls'' (442)
6204.53.30.10	Women''s (642)
6204.53.30.20	Girls'' (642)
6204.59.10.00	
6204.59.20.10	Women''s (442)
6204.59.20.20	Girls'' (442)
6204.59.30.10	Women''s (642)
6204.59.30.20	Girls'' (642)
6204.59.40.10	Subject to cotton restraints (342)
6204.59.40.20	Subject to wool restraints (442)
6204.59.40.30	Subject to man-made fiber restraints (642)
6204.59.40.40	Other > Of silk > Containing 70 percent or more by weight of silk or silk waste (742)
6204.59.40.50	Other > Of silk > Other (842)
6204.59.40.60	Other > Other (842)
6204.61.05.10	Women''s (448)
6204.61.05.20	Girls'' (448)
6204.61.15.10	Trousers and breeches > Women''s (448)
6204.61.15.20	Trousers and breeches > Girls'' (448)
6204.61.15.30	Shorts (448)
6204.61.15.40	Bib and brace overall (459)
6204.61.60.10	Women''s (448)
6204.61.60.20	Girls'' (448)
6204.61.80.10	Trousers and breeches > Women''s (448)
6204.61.80.20	Trousers and breeches > Girls'' (448)
6204.61.80.30	Shorts (448)
6204.61.80.40	Bib and brace overalls (459)
6204.62.03.00	
6204.62.05.05	Insulated, for cold weather protection (359)
6204.62.05.10	Other > Women''s (359)
6204.62.05.25	Other > Girls'' > Imported as parts of playsuits (237)
6204.62.05.50	Other > Girls'' > Other (237)
6204.62.15.03	Containing compact yarns described in statistical reporting numbers 5205.42.0021, 5205.43.0021, 5205.44.0021, 5205.46.0021 or 5205.47.0021 (348)
6204.62.15.06	Other > Women''s trousers and breeches > Corduroy (348)
6204.62.15.11	Other > Women''s trousers and breeches > Blue denim (348)
6204.62.15.21	Other > Women''s trousers and breeches > Other (348)
6204.62.15.26	Other > Girls'' trousers and breeches > Corduroy > Imported as parts of playsuits (237)
6204.62.15.31	Other > Girls'' trousers and breeches > Corduroy > Other (348)
6204.62.15.36	Other > Girls'' trousers and breeches > Blue denim > Imported as parts of playsuits (237)
6204.62.15.41	Other > Girls'' trousers and breeches > Blue denim > Other (348)
6204.62.15.46	Other > Girls'' trousers and breeches > Other > Imported as parts of playsuits (237)
6204.62.15.51	Other > Girls'' trousers and breeches > Other > Other (348)
6204.62.15.56	Other > Women''s shorts (348)
6204.62.15.61	Other > Girls'' shorts > Imported as parts of playsuits (237)
6204.62.15.66	Other > Girls'' shorts > Other (348)
6204.62.50.00	
6204.62.60.05	Insulated, for cold weather protection (359)
6204.62.60.10	Other > Women''s (359)
6204.62.60.25	Other > Girls'' > Imported as parts of playsuits (237)
6204.62.60.50	Other > Girls'' > Other (237)
6204.62.70.00	
6204.62.80.03	Containing compact yarns described in statistical reporting numbers 5205.42.0021, 5205.43.0021, 5205.44.0021, 5205.46.0021 or 5205.47.0021 (348)
6204.62.80.06	Other > Women''s trousers and breeches > Corduroy (348)
6204.62.80.11	Other > Women''s trousers and breeches > Blue denim (348)
6204.62.80.14	Other > Women''s trousers and breeches > Designed for use in hospitals, clinics, laboratories or contaminated areas (348)
6204.62.80.18	Other > Women''s trousers and breeches > Other (348)
6204.62.80.26	Other > Girls'' trousers and breeches > Corduroy > Imported as parts of playsuits (237)
6204.62.80.31	Other > Girls'' trousers and breeches > Corduroy > Other (348)
6204.62.80.36	Other > Girls'' trousers and breeches > Blue denim > Imported as parts of playsuits (237)
6204.62.80.41	Other > Girls'' trousers and breeches > Blue denim > Other (348)
6204.62.80.46	Other > Girls'' trousers and breeches > Other > Imported as parts of playsuits (237)
6204.62.80.51	Other > Girls'' trousers and breeches > Other > Other (348)
6204.62.80.56	Other > Women''s shorts (348)
6204.62.80.61	Other > Girls'' shorts > Imported as parts of playsuits (237)
6204.62.80.66	Other > Girls'' shorts > Other (348)
6204.63.01.00	
6204.63.02.00	
6204.63.03.05	Insulated, for cold weather protection (659)
6204.63.03.10	Other > Women''s (659)
6204.63.03.25	Other > Girls'' > Imported as parts of playsuits (237)
6204.63.03.50	Other > Girls'' > Other (237)
6204.63.08.10	Women''s (448)
6204.63.08.20	Girls'' (448)
6204.63.09.10	Ski/snowboard pants (648)
6204.63.09.90	Other (648)
6204.63.11.10	Trousers and breeches > Women''s (648)
6204.63.11.25	Trousers and breeches > Girls'' > Imported as parts of playsuits (237)
6204.63.11.30	Trousers and breeches > Girls'' > Other (648)
6204.63.11.32	Shorts > Women''s (648)
6204.63.11.35	Shorts > Girls'' > Imported as parts of playsuits (237)
6204.63.11.40	Shorts > Girls'' > Other (648)
6204.63.50.00	
6204.63.55.00	
6204.63.60.05	Insulated, for cold weather protection (659)
6204.63.60.10	Other > Women''s (659)
6204.63.60.25	Other > Girls'' > Imported as parts of playsuits (237)
6204.63.60.50	Other > Girls'' > Other (237)
6204.63.65.00	
6204.63.70.10	Women''s (448)
6204.63.70.20	Girls'' (448)
6204.63.75.10	Ski/snowboard pants (648)
6204.63.75.90	Other (648)
6204.63.90.09	Trousers and breeches > Women''s > Designed for use in hospitals, clinics, laboratories or contaminated areas (648)
6204.63.90.11	Trousers and breeches > Women''s > Other (648)
6204.63.90.25	Trousers and breeches > Girls'' > Imported as parts of playsuits (237)
6204.63.90.30	Trousers and breeches > Girls'' > Other (648)
6204.63.90.32	Shorts > Women''s (648)
6204.63.90.35	Shorts > Girls'' > Imported as parts of playsuits (237)
6204.63.90.40	Shorts > Girls'' > Other (648)
6204.69.01.05	Insulated, for cold weather protection (659)
6204.69.01.10	Other > Women''s (659)
6204.69.01.25	Other > Girls'' > Imported as parts of playsuits (237)
6204.69.01.50	Other > Girls'' > Other
6204.69.02.10	Trousers and breeches > Women''s (448)
6204.69.02.20	Trousers and breeches > Girls'' (448)
6204.69.02.30	Shorts (448)
6204.69.03.10	Trousers and breeches > Women''s (648)
6204.69.03.20	Trousers and breeches > Girls'' > Imported as parts of playsuits (237)
6204.69.03.30	Trousers and breeches > Girls'' > Other (648)
6204.69.03.40	Shorts > Women''s (648)
6204.69.03.50	Shorts > Girls'' > Imported as parts of playsuits (237)
6204.69.03.60	Shorts > Girls'' > Other (648)
6204.69.04.10	Trousers, breeches and shorts (748)
6204.69.04.20	Bib and brace overalls (759)
6204.69.05.10	Trousers, breeches and shorts > Subject to cotton restraints (348)
6204.69.05.20	Trousers, breeches and shorts > Subject to wool restraints (448)
6204.69.05.30	Trousers, breeches and shorts > Subject to man-made fiber restraints (648)
6204.69.05.40	Trousers, breeches and shorts > Other > Trousers and breeches (847)
6204.69.05.50	Trousers, breeches and shorts > Other > Shorts (847)
6204.69.05.70	Bib and brace overalls (859)
6204.69.06.10	Trousers, breeches and shorts > Subject to cotton restraints (348)
6204.69.06.20	Trousers, breeches and shorts > Subject to wool restraints (448)
6204.69.06.30	Trousers, breeches and shorts > Subject to man-made fiber restraints (648)
6204.69.06.44	Trousers, breeches and shorts > Other > Trousers and breeches (847)
6204.69.06.46	Trousers, breeches and shorts > Other > Shorts (847)
6204.69.06.50	Bib and brace overalls (859)
6204.69.15.05	Insulated, for cold weather protection (659)
6204.69.15.10	Other > Women''s (659)
6204.69.15.25	Other > Girls'' > Imported as parts of playsuits (237)
6204.69.15.50	Other > Girls'' > Other (237)
6204.69.22.10	Trousers and breeches > Women''s (448)
6204.69.22.20	Trousers and breeches > Girls'' (448)
6204.69.22.30	Shorts (448)
6204.69.28.10	Trousers and breeches > Women''s (648)
6204.69.28.20	Trousers and breeches > Girls'' > Imported as parts of playsuits (237)
6204.69.28.30	Trousers and breeches > Girls'' > Other (648)
6204.69.28.40	Shorts > Women''s (648)
6204.69.28.50	Shorts > Girls'' > Imported as parts of playsuits (237)
6204.69.28.60	Shorts > Girls'' > Other (648)
6204.69.45.10	Trousers, breeches and shorts (748)
6204.69.45.20	Bib and brace overalls (759)
6204.69.65.10	Trousers, breeches and shorts > Subject to cotton restraints (348)
6204.69.65.20	Trousers, breeches and shorts > Subject to wool restraints (448)
6204.69.65.30	Trousers, breeches and shorts > Subject to man-made fiber restraints (648)
6204.69.65.40	Trousers, breeches and shorts > Other > Trousers and breeches (847)
6204.69.65.50	Trousers, breeches and shorts > Other > Shorts (847)
6204.69.65.70	Bib and brace overalls (859)
6204.69.80.10	Trousers, breeches and shorts > Subject to cotton restraints (348)
6204.69.80.20	Trousers, breeches and shorts > Subject to wool restraints (448)
6204.69.80.30	Trousers, breeches and shorts > Subject to man-made fiber restraints (648)
6204.69.80.44	Trousers, breeches and shorts > Other > Trousers and breeches (847)
6204.69.80.46	Trousers, breeches and shorts > Other > Shorts (847)
6204.69.80.50	Bib and brace overalls (859)
6205.20.10.00	
6205.20.20.03	Containing compact yarns described in statistical reporting number 5205.42.0021, 5205.43.0021, 5205.44.0021, 5205.46.0021 or 5205.47.0021 (340)
6205.20.20.16	Dress shirts > With two or more colors in the warp and/or the filling > Men''s (340)
6205.20.20.21	Dress shirts > With two or more colors in the warp and/or the filling > Boys'' (340)
6205.20.20.26	Dress shirts > Other > Men''s (340)
6205.20.20.31	Dress shirts > Other > Boys'' (340)
6205.20.20.36	Other > Corduroy > Men''s (340)
6205.20.20.41	Other > Corduroy > Boys'' > Imported as parts of playsuits (237)
6205.20.20.44	Other > Corduroy > Boys'' > Other (340)
6205.20.20.47	Other > Other > With two or more colors in the warp and/or the filling > Napped (340)
6205.20.20.51	Other > Other > With two or more colors in the warp and/or the filling > Other > Men''s (340)
6205.20.20.56	Other > Other > With two or more colors in the warp and/or the filling > Other > Boys'' > Imported as parts of playsuits (237)
6205.20.20.61	Other > Other > With two or more colors in the warp and/or the filling > Other > Boys'' > Other (340)
6205.20.20.63	Other > Other > Other > Men''s > Designed for use in hospitals, clinics, laboratories or contaminated areas (340)
6205.20.20.67	Other > Other > Other > Men''s > Other (340)
6205.20.20.71	Other > Other > Other > Boys'' > Imported as parts of playsuits (237)
6205.20.20.76	Other > Other > Other > Boys'' > Other (340)
6205.30.10.00	
6205.30.15.10	Men''s (440)
6205.30.15.20	Boys'' (440)
6205.30.20.10	Dress > With two or more colors in the warp and/or the filling > Men''s (640)
6205.30.20.20	Dress > With two or more colors in the warp and/or the filling > Boys'' (640)
6205.30.20.30	Dress > Other > Men''s (640)
6205.30.20.40	Dress > Other > Boys'' (640)
6205.30.20.50	Other > With two or more colors in the warp and/or the filling > Men''s (640)
6205.30.20.55	Other > With two or more colors in the warp and/or the filling > Boys'' > Imported as parts of playsuits (237)
6205.30.20.60	Other > With two or more colors in the warp and/or the filling > Boys'' > Other (640)
6205.30.20.71	Other > Other > Men''s > Designed for use in hospitals, clinics, laboratories or contaminated areas (640)
6205.30.20.73	Other > Other > Men''s > Other (640)
6205.30.20.75	Other > Other > Boys'' > Imported as parts of playsuits (237)
6205.30.20.80	Other > Other > Boys'' > Other (640)
6205.90.05.00	
6205.90.07.10	Men''s (440)
6205.90.07.20	Boys'' (440)
6205.90.10.00	
6205.90.30.10	Subject to cotton restraints (340)
6205.90.30.20	Subject to wool restraints (440)
6205.90.30.30	Subject to man-made fiber restraints (640)
6205.90.30.50	Other (840)
6205.90.40.10	Subject to cotton restraints (340)
6205.90.40.20	Subject to wool restraints (440)
6205.90.40.30	Subject to man-made fiber restraints (640)
6205.90.40.40	Other (840)
6206.10.00.10	Subject to cotton restraints (341)
6206.10.00.20	Subject to wool restraints (440)
6206.10.00.30	Subject to man-made fiber restraints (641)
6206.10.00.40	Other > Containing 70 percent or more by weight of silk or silk waste (741)
6206.10.00.50	Other > Other (840)
6206.20.10.00	
6206.20.20.10	Women''s (440)
6206.20.20.20	Girls'' (440)
6206.20.30.10	Women''s (440)
6206.20.30.20	Girls'' (440)
6206.30.10.00	
6206.30.20.00	
6206.30.30.03	Containing compact yarns described in statistical reporting numbers 5205.42.0021, 5205.43.0021, 5205.44.0021,5205.46.0021or 5205.47.0021 (341)
6206.30.30.11	Other > With two or more colors in the warp and/or the filling > Women''s (341)
6206.30.30.21	Other > With two or more colors in the warp and/or the filling > Girls'' > Imported as parts of playsuits (237)
6206.30.30.31	Other > With two or more colors in the warp and/or the filling > Girls'' > Other (341)
6206.30.30.43	Other > Other > Women''s > Designed for use in hospitals, clinics, laboratories or contaminated areas (341)
6206.30.30.45	Other > Other > Women''s > Other (341)
6206.30.30.51	Other > Other > Girls'' > Imported as parts of playsuits (237)
6206.30.30.61	Other > Other > Girls'' > Other (341)
6206.40.10.00	
6206.40.20.00	
6206.40.25.10	Women''s (440)
6206.40.25.20	Girls'' (440)
6206.40.30.10	With two or more colors in the warp and/or the filling > Women''s (641)
6206.40.30.20	With two or more colors in the warp and/or the filling > Girls'' > Imported as parts of playsuits (237)
6206.40.30.25	With two or more colors in the warp and/or the filling > Girls'' > Other (641)
6206.40.30.33	Other > Women''s > Designed for use in hospitals, clinics, laboratories or contaminated areas (641)
6206.40.30.35	Other > Women''s > Other (641)
6206.40.30.40	Other > Girls'' > Imported as parts of playsuits (237)
6206.40.30.50	Other > Girls'' > Other (641)
6206.90.00.10	Subject to cotton restraints (341)
6206.90.00.20	Subject to wool restraints (440)
6206.90.00.30	Subject to man-made fiber restraints (641)
6206.90.00.40	Other (840)
6207.11.00.00	
6207.19.10.00	
6207.19.90.10	Of man-made fibers (652)
6207.19.90.30	Other (852)
6207.21.00.10	With two or more colors in the warp and/or the filling > Men''s (351)
6207.21.00.20	With two or more colors in the warp and/or the filling > Boys'' (351)
6207.21.00.30	Other > Men''s (351)
6207.21.00.40	Other > Boys'' (351)
6207.22.00.00	
6207.29.10.00	
6207.29.90.10	Of wool or fine animal hair (459)
6207.29.90.30	Other (851)
6207.91.10.00	
6207.91.30.10	Sleepwear (351)
6207.91.30.20	Other (352)
6207.99.20.00	
6207.99.40.00	
6207.99.70.10	Bathrobes, dressing gowns and similar articles (750)
6207.99.70.20	Sleepwear (751)
6207.99.70.30	Other (752)
6207.99.75.10	Containing 36 percent or more by weight of wool or fine animal hair (459)
6207.99.75.20	Other (650)
6207.99.85.10	Sleepwear (651)
6207.99.85.20	Other (652)
6207.99.90.10	Bathrobes, dressing gowns and similar articles (850)
6207.99.90.40	Other (852)
6208.11.00.00	
6208.19.20.00	
6208.19.50.00	
6208.19.90.00	
6208.21.00.10	With two or more colors in the warp and/or the filling (351)
6208.21.00.20	Other > Women''s (351)
6208.21.00.30	Other > Girls'' (351)
6208.22.00.00	
6208.29.10.00	
6208.29.90.10	Of wool or fine animal hair (459)
6208.29.90.30	Other (851)
6208.91.10.10	Women''s (350)
6208.91.10.20	Girls'' (350)
6208.91.30.10	Women''s (352)
6208.91.30.20	Girls'' (352)
6208.92.00.10	Bathrobes, dressing gowns and similar articles > Women''s (650)
6208.92.00.20	Bathrobes, dressing gowns and similar articles > Girls'' (650)
6208.92.00.30	Other > Women''s (652)
6208.92.00.40	Other > Girls'' (652)
6208.99.20.10	Bathrobes, dressing gowns and similar articles (459)
6208.99.20.20	Other (459)
6208.99.30.10	Bathrobes, dressing gowns and similar articles (750)
6208.99.30.20	Other (752)
6208.99.50.10	Bathrobes, dressing gowns and similar articles (850)
6208.99.50.20	Other (852)
6208.99.80.10	Bathrobes, dressing gowns and similar articles (850)
6208.99.80.20	Other (852)
6209.20.10.00	
6209.20.20.00	
6209.20.30.00	
6209.20.50.30	Sunsuits, washsuits and similar apparel (239)
6209.20.50.35	Sets (239)
6209.20.50.45	Other > Imported as parts of sets (239)
6209.20.50.50	Other > Other (239)
6209.30.10.00	
6209.30.20.00	
6209.30.30.10	Sunsuits, washsuits and similar apparel (239)
6209.30.30.20	Sets (239)
6209.30.30.30	Other > Imported as parts of sets (239)
6209.30.30.40	Other > Other (239)
6209.90.05.00	
6209.90.10.00	
6209.90.20.00	
6209.90.30.10	Sunsuits, washsuits and similar apparel (239)
6209.90.30.15	Blanket sleepers (239)
6209.90.30.20	Sets (239)
6209.90.30.30	Other > Imported as parts of sets (239)
6209.90.30.40	Other > Other (239)
6209.90.50.00	
6209.90.90.00	
6210.10.20.00	
6210.10.50.10	Surgical or isolation gowns
6210.10.50.90	Other
6210.10.70.00	
6210.10.90.10	Overalls and coveralls (659)
6210.10.90.40	Other (659)
6210.20.30.00	
6210.20.50.10	Overcoats, carcoats, capes, cloaks and similar garments (634)
6210.20.50.20	Anoraks (including ski-jackets), wind breakers and similar articles > Recreational performance outerwear (634)
6210.20.50.29	Anoraks (including ski-jackets), wind breakers and similar articles > Other (634)
6210.20.70.00	
6210.20.90.10	Overcoats, carcoats, capes, cloaks and similar garments > Of linen (834)
6210.20.90.20	Overcoats, carcoats, capes, cloaks and similar garments > Other (334)
6210.20.90.30	Anoraks (including ski-jackets), wind breakers and similar articles > Recreational performance outerwear > Having a fiber content of 70 percent or more by weight of silk or silk waste (734)
6210.20.90.39	Anoraks (including ski-jackets), wind breakers and similar articles > Recreational performance outerwear > Other (334)
6210.20.90.40	Anoraks (including ski-jackets), wind breakers and similar articles > Other > Having a fiber content of 70 percent or more by weight of silk or silk waste (734)
6210.20.90.49	Anoraks (including ski-jackets), wind breakers and similar articles > Other > Other (334)
6210.30.30.00	
6210.30.50.10	Overcoats, carcoats, capes, cloaks and similar garments (635)
6210.30.50.20	Anoraks (including ski-jackets), wind breakers and similar articles > Recreational performance outerwear (635)
6210.30.50.29	Anoraks (including ski-jackets), wind breakers and similar articles > Other (635)
6210.30.70.00	
6210.30.90.10	Overcoats, carcoats, capes, cloaks and similar garments > Of linen (835)
6210.30.90.20	Overcoats, carcoats, capes, cloaks and similar garments > Other (335)
6210.30.90.30	Anoraks (including ski-jackets), wind breakers and similar articles > Recreational performance outerwear > Having a fiber content of 70 percent or more by weight of silk or silk waste (735)
6210.30.90.39	Anoraks (including ski-jackets), wind breakers and similar articles > Recreational performance outerwear > Other (335)
6210.30.90.40	Anoraks (including ski-jackets), wind breakers and similar articles > Other > Having a fiber content of 70 percent or more by weight of silk or silk waste (735)
6210.30.90.49	Anoraks (including ski-jackets), wind breakers and similar articles > Other > Other (335)
6210.40.15.00	
6210.40.25.31	Trousers, breeches and shorts > Ski/snowboard pants (647)
6210.40.25.39	Trousers, breeches and shorts > Other (647)
6210.40.25.40	Overalls and coveralls (659)
6210.40.25.50	Other (659)
6210.40.28.00	
6210.40.29.17	Having a fiber content of 70 percent or more by weight of silk or silk waste > Trousers, breeches and shorts (747)
6210.40.29.18	Having a fiber content of 70 percent or more by weight of silk or silk waste > Overalls and coveralls (759)
6210.40.29.19	Having a fiber content of 70 percent or more by weight of silk or silk waste > Other (759)
6210.40.29.33	Other > Trousers, breeches and shorts (347)
6210.40.29.45	Other > Overalls and coveralls (359)
6210.40.29.60	Other > Other (359)
6210.40.35.00	
6210.40.55.31	Trousers, breeches and shorts > Ski/snowboard pants (647)
6210.40.55.39	Trousers, breeches and shorts > Other (647)
6210.40.55.40	Overalls and coveralls (659)
6210.40.55.50	Other (659)
6210.40.75.00	
6210.40.80.17	Having a fiber content of 70 percent or more by weight of silk or silk waste > Trousers, breeches and shorts (747)
6210.40.80.18	Having a fiber content of 70 percent or more by weight of silk or silk waste > Overalls and coveralls (759)
6210.40.80.19	Having a fiber content of 70 percent or more by weight of silk or silk waste > Other (759)
6210.40.80.33	Other > Trousers, breeches and shorts (347)
6210.40.80.45	Other > Overalls and coveralls (359)
6210.40.80.60	Other > Other (359)
6210.50.03.00	
6210.50.05.31	Trousers, breeches and shorts > Ski/snowboard pants (648)
6210.50.05.39	Trousers, breeches and shorts > Other (648)
6210.50.05.40	Overalls and coveralls (659)
6210.50.05.55	Other (659)
6210.50.12.00	
6210.50.22.20	Having a fiber content of 70 percent or more by weight of silk or silk waste > Trousers, breeches and shorts (748)
6210.50.22.30	Having a fiber content of 70 percent or more by weight of silk or silk waste > Overalls and coveralls (759)
6210.50.22.40	Having a fiber content of 70 percent or more by weight of silk or silk waste > Other (759)
6210.50.22.60	Other > Trousers, breeches and shorts (348)
6210.50.22.70	Other > Overalls and coveralls (359)
6210.50.22.90	Other > Other (359)
6210.50.35.00	
6210.50.55.31	Trousers, breeches and shorts > Ski/snowboard pants (648)
6210.50.55.39	Trousers, breeches and shorts > Other (648)
6210.50.55.40	Overalls and coveralls (659)
6210.50.55.55	Other (659)
6210.50.75.00	
6210.50.80.20	Having a fiber content of 70 percent or more by weight of silk or silk waste > Trousers, breeches and shorts (748)
6210.50.80.30	Having a fiber content of 70 percent or more by weight of silk or silk waste > Overalls and coveralls (759)
6210.50.80.40	Having a fiber content of 70 percent or more by weight of silk or silk waste > Other (759)
6210.50.80.60	Other > Trousers, breeches and shorts (348)
6210.50.80.70	Other > Overalls and coveralls (359)
6210.50.80.90	Other > Other (359)
6211.11.10.10	Men''s (659)
6211.11.10.20	Boys'' (659)
6211.11.40.00	
6211.11.80.10	Of cotton > Men''s (359)
6211.11.80.20	Of cotton > Boys'' (359)
6211.11.80.40	Other (859)
6211.12.10.10	Women''s (659)
6211.12.10.20	Girls'' (659)
6211.12.40.00	
6211.12.80.10	Of cotton > Women''s (359)
6211.12.80.20	Of cotton > Girls'' (359)
6211.12.80.30	Other (859)
6211.20.04.10	Men''s or boys'' > Of cotton (353)
6211.20.04.20	Men''s or boys'' > Other (653)
6211.20.04.30	Women''s or girls'' > Of cotton (354)
6211.20.04.40	Women''s or girls'' > Other (654)
6211.20.08.10	Men''s or boys''
6211.20.08.20	Women''s or girls''
6211.20.15.10	Men''s or boys'' > Anoraks (including ski-jackets), wind- breakers and similar articles (including padded, sleeveless jackets) imported as parts of ski-suits > Of cotton (334)
6211.20.15.15	Men''s or boys'' > Anoraks (including ski-jackets), wind- breakers and similar articles (including padded, sleeveless jackets) imported as parts of ski-suits > Other (634)
6211.20.15.20	Men''s or boys'' > Trousers and breeches imported as parts of ski-suits > Of cotton (347)
6211.20.15.25	Men''s or boys'' > Trousers and breeches imported as parts of ski-suits > Other (647)
6211.20.15.30	Men''s or boys'' > Other > Of cotton (359)
6211.20.15.35	Men''s or boys'' > Other > Other (659)
6211.20.15.40	Women''s or girls'' > Anoraks (including ski-jackets), wind- breakers and similar articles (including padded, sleeveless jackets) imported as parts of ski-suits > Of cotton (335)
6211.20.15.45	Women''s or girls'' > Anoraks (including ski-jackets), wind- breakers and similar articles (including padded, sleeveless jackets) imported as parts of ski-suits > Other (635)
6211.20.15.50	Women''s or girls'' > Trousers and breeches imported as parts of ski-suits > Of cotton (348)
6211.20.15.55	Women''s or girls'' > Trousers and breeches imported as parts of ski-suits > Other (648)
6211.20.15.60	Women''s or girls'' > Other > Of cotton (359)
6211.20.15.65	Women''s or girls'' > Other > Other (659)
6211.20.24.00	
6211.20.28.10	Of cotton (334)
6211.20.28.20	Of man-made fibers (634)
6211.20.28.30	Other (834)
6211.20.34.00	
6211.20.38.10	Of cotton (347)
6211.20.38.20	Of man-made fibers (647)
6211.20.38.30	Other (847)
6211.20.44.00	
6211.20.48.15	Of cotton (359)
6211.20.48.35	Of man-made fibers (659)
6211.20.48.60	Other (859)
6211.20.54.00	
6211.20.58.10	Of cotton (335)
6211.20.58.20	Of man-made fibers (635)
6211.20.58.30	Other (835)
6211.20.64.00	
6211.20.68.10	Of cotton (348)
6211.20.68.20	Of man-made fibers (648)
6211.20.68.30	Other (847)
6211.20.74.00	
6211.20.78.10	Of cotton (359)
6211.20.78.20	Of man-made fibers (659)
6211.20.78.30	Other (859)
6211.32.50.03	Coveralls, jumpsuits and similar apparel > Containing 15 percent or more by weight of down and waterfowl plumage and of which down comprises 35 percent or more by weight; containing 10 percent or more by weight of down
6211.32.50.07	Coveralls, jumpsuits and similar apparel > Other, insulated for cold weather protection (359)
6211.32.50.10	Coveralls, jumpsuits and similar apparel > Other > Men''s (359)
6211.32.50.15	Coveralls, jumpsuits and similar apparel > Other > Boys'' > Sizes 2-7 (237)
6211.32.50.25	Coveralls, jumpsuits and similar apparel > Other > Boys'' > Other (359)
6211.32.50.30	Washsuits, sunsuits, one-piece piece playsuits and similar apparel for boys (237)
6211.32.50.40	Track suits > Trousers (347)
6211.32.50.50	Track suits > Other (334)
6211.32.50.60	Shirts excluded from heading 6205 (340)
6211.32.50.70	Vests (359)
6211.32.50.75	Jackets and jacket-type garments excluded from heading 6201 (334)
6211.32.50.81	Other (359)
6211.32.90.03	Coveralls, jumpsuits and similar apparel > Containing 15 percent or more by weight of down and waterfowl plumage and of which down comprises 35 percent or more by weight; containing 10 percent or more by weight of down
6211.32.90.07	Coveralls, jumpsuits and similar apparel > Other, insulated for cold weather protection (359)
6211.32.90.10	Coveralls, jumpsuits and similar apparel > Other > Men''s (359)
6211.32.90.15	Coveralls, jumpsuits and similar apparel > Other > Boys'' > Sizes 2-7 (237)
6211.32.90.25	Coveralls, jumpsuits and similar apparel > Other > Boys'' > Other (359)
6211.32.90.30	Washsuits, sunsuits, one-piece piece playsuits and similar apparel for boys (237)
6211.32.90.40	Track suits > Trousers (347)
6211.32.90.50	Track suits > Other (334)
6211.32.90.60	Shirts excluded from heading 6205 (340)
6211.32.90.70	Vests (359)
6211.32.90.75	Jackets and jacket-type garments excluded from heading 6201 (334)
6211.32.90.81	Other (359)
6211.33.50.03	Coveralls, jumpsuits and similar apparel > Containing 15 percent or more by weight of down and waterfowl plumage and of which down comprises 35 percent or more by weight; containing 10 percent or more by weight of down
6211.33.50.07	Coveralls, jumpsuits and similar apparel > Other, insulated for cold weather protection (659)
6211.33.50.10	Coveralls, jumpsuits and similar apparel > Other > Men''s (659)
6211.33.50.15	Coveralls, jumpsuits and similar apparel > Other > Boys'' > Sizes 2-7 (237)
6211.33.50.17	Coveralls, jumpsuits and similar apparel > Other > Boys'' > Other (659)
6211.33.50.25	Washsuits, sunsuits, one-piece playsuits and similar apparel for boys (237)
6211.33.50.30	Track suits > Trousers (647)
6211.33.50.35	Track suits > Other (634)
6211.33.50.40	Shirts excluded from heading 6205 (640)
6211.33.50.52	Vests > Containing 36 percent or more by weight of wool or fine animal hair (459)
6211.33.50.54	Vests > Other (659)
6211.33.50.58	Jackets and jacket-type garments excluded from heading 6201 (634)
6211.33.50.61	Other (659)
6211.33.90.03	Coveralls, jumpsuits and similar apparel > Containing 15 percent or more by weight of down and waterfowl plumage and of which down comprises 35 percent or more by weight; containing 10 percent or more by weight of down
6211.33.90.07	Coveralls, jumpsuits and similar apparel > Other, insulated for cold weather protection (659)
6211.33.90.10	Coveralls, jumpsuits and similar apparel > Other > Men''s (659)
6211.33.90.15	Coveralls, jumpsuits and similar apparel > Other > Boys'' > Sizes 2-7 (237)
6211.33.90.17	Coveralls, jumpsuits and similar apparel > Other > Boys'' > Other (659)
6211.33.90.25	Washsuits, sunsuits, one-piece playsuits and similar apparel for boys (237)
6211.33.90.30	Track suits > Trousers (647)
6211.33.90.35	Track suits > Other (634)
6211.33.90.42	Shirts excluded from heading 6205 > Designed for use in hospitals, clinics, laboratories or contaminated areas (640)
6211.33.90.44	Shirts excluded from heading 6205 > Other (640)
6211.33.90.52	Vests > Containing 36 percent or more by weight of wool or fine animal hair (459)
6211.33.90.54	Vests > Other (659)
6211.33.90.58	Jackets and jacket-type garments excluded from heading 6201 (634)
6211.33.90.61	Other (659)
6211.39.03.10	Tracksuits > Trousers (447)
6211.39.03.20	Tracksuits > Other (434)
6211.39.03.30	Shirts excluded from heading 6205 (440)
6211.39.03.40	Vests (459)
6211.39.03.45	Jackets and jacket-type garments excluded from heading 6201 (434)
6211.39.03.51	Other (459)
6211.39.07.10	Coveralls, jumpsuits and similar apparel (759)
6211.39.07.20	Washsuits, sunsuits, one-piece playsuits and similar apparel (759)
6211.39.07.30	Track suits > Trousers (747)
6211.39.07.40	Track suits > Other (734)
6211.39.07.50	Shirts excluded from heading 6205 (740)
6211.39.07.60	Vests (759)
6211.39.07.70	Jackets and jacket-type garments excluded from heading 6201 (734)
6211.39.07.90	Other (759)
6211.39.15.10	Coveralls, jumpsuits and similar apparel (859)
6211.39.15.20	Washsuits, sunsuits, one-piece playsuits and similar apparel (859)
6211.39.15.30	Track suits > Trousers (847)
6211.39.15.40	Track suits > Other (834)
6211.39.15.50	Shirts excluded from heading 6205 (840)
6211.39.15.60	Vests (859)
6211.39.15.70	Jackets and jacket-type garments excluded from heading 6201 (834)
6211.39.15.90	Other (859)
6211.39.30.10	Track suits > Trousers (447)
6211.39.30.20	Track suits > Other (434)
6211.39.30.30	Shirts excluded from heading 6205 (440)
6211.39.30.40	Vests (459)
6211.39.30.45	Jackets and jacket-type garments excluded from heading 6201 (434)
6211.39.30.51	Other (459)
6211.39.60.10	Coveralls, jumpsuits and similar apparel (759)
6211.39.60.20	Washsuits, sunsuits, one-piece playsuits and similar apparel (759)
6211.39.60.30	Track suits > Trousers (747)
6211.39.60.40	Track suits > Other (734)
6211.39.60.50	Shirts excluded from heading 6205 (740)
6211.39.60.60	Vests (759)
6211.39.60.70	Jackets and jacket-type garments excluded from heading 6201 (734)
6211.39.60.90	Other (759)
6211.39.80.10	Coveralls, jumpsuits and similar apparel (859)
6211.39.80.20	Washsuits, sunsuits, one-piece playsuits and similar apparel (859)
6211.39.80.30	Track suits > Trousers (847)
6211.39.80.40	Track suits > Other (834)
6211.39.80.50	Shirts excluded from heading 6205 (840)
6211.39.80.60	Vests (859)
6211.39.80.70	Jackets and jacket-type garments excluded from heading 6201 (834)
6211.39.80.90	Other (859)
6211.42.05.03	Coveralls, jumpsuits and similar apparel > Containing 15 percent or more by weight of down and waterfowl plumage and of which down comprises 35 percent or more weight; containing 10 percent or more by weight of down
6211.42.05.07	Coveralls, jumpsuits and similar apparel > Other, insulated for cold weather protection (359)
6211.42.05.10	Coveralls, jumpsuits and similar apparel > Other > Women''s (359)
6211.42.05.20	Coveralls, jumpsuits and similar apparel > Other > Girls'' (237)
6211.42.05.25	Washsuits, sunsuits, one-piece playsuits and similar apparel (237)
6211.42.05.30	Track suits > Trousers (348)
6211.42.05.40	Track suits > Other (335)
6211.42.05.54	Blouses, shirts and shirt-blouses, sleeveless tank styles and similar upper body garments, excluded from heading 6206 > With two or more colors in the warp and/or filling (341)
6211.42.05.56	Blouses, shirts and shirt-blouses, sleeveless tank styles and similar upper body garments, excluded from heading 6206 > Other (341)
6211.42.05.60	Jumpers (359)
6211.42.05.70	Vests (359)
6211.42.05.75	Jackets and jacket-type garments excluded from heading 6202 (335)
6211.42.05.81	Other (359)
6211.42.10.03	Coveralls, jumpsuits and similar apparel > Containing 15 percent or more by weight of down and waterfowl plumage and of which down comprises 35 percent or more weight; containing 10 percent or more by weight of down
6211.42.10.07	Coveralls, jumpsuits and similar apparel > Other, insulated for cold weather protection (359)
6211.42.10.10	Coveralls, jumpsuits and similar apparel > Other > Women''s (359)
6211.42.10.20	Coveralls, jumpsuits and similar apparel > Other > Girls'' (237)
6211.42.10.25	Washsuits, sunsuits, one-piece playsuits and similar apparel (237)
6211.42.10.30	Track suits > Trousers (348)
6211.42.10.40	Track suits > Other (335)
6211.42.10.54	Blouses, shirts and shirt-blouses, sleeveless tank styles and similar upper body garments, excluded from heading 6206 > With two or more colors in the warp and/or filling (341)
6211.42.10.56	Blouses, shirts and shirt-blouses, sleeveless tank styles and similar upper body garments, excluded from heading 6206 > Other (341)
6211.42.10.60	Jumpers (359)
6211.42.10.70	Vests (359)
6211.42.10.75	Jackets and jacket-type garments excluded from heading 6202 (335)
6211.42.10.82	Apparel designed for use in hospitals, clinics, laboratories or contaminated areas > Surgical or isolation gowns (359)
6211.42.10.88	Apparel designed for use in hospitals, clinics, laboratories or contaminated areas > Other (359)
6211.42.10.92	Other (359)
6211.43.05.03	Coveralls, jumpsuits and similar apparel > Containing 15 percent or more by weight of down and waterfowl plumage and of which down comprises 35 percent or more weight; containing 10 percent or more by weight of down
6211.43.05.07	Coveralls, jumpsuits and similar apparel > Other, insulated for cold weather protection (659)
6211.43.05.10	Coveralls, jumpsuits and similar apparel > Other > Women''s (659)
6211.43.05.20	Coveralls, jumpsuits and similar apparel > Other > Girls'' (237)
6211.43.05.30	Washsuits, sunsuits, one-piece playsuits and similar apparel
6211.43.05.40	Track suits > Trousers (648)
6211.43.05.50	Track suits > Other (659)
6211.43.05.60	Blouses, shirts and shirt-blouses, sleeveless tank styles and similar upper body garments, excluded from heading 6206 (641)
6211.43.05.64	Jumpers > Containing 36 percent or more by weight of wool or fine animal hair (459)
6211.43.05.66	Jumpers > Other (659)
6211.43.05.74	Vests > Containing 36 percent or more by weight of wool or fine animal hair (459)
6211.43.05.76	Vests > Other (659)
6211.43.05.78	Jackets and jacket-type garments excluded from heading 6202 (635)
6211.43.05.91	Other (659)
6211.43.10.03	Coveralls, jumpsuits and similar apparel > Containing 15 percent or more by weight of down and waterfowl plumage and of which down comprises 35 percent or more weight; containing 10 percent or more by weight of down
6211.43.10.07	Coveralls, jumpsuits and similar apparel > Other, insulated for cold weather protection (659)
6211.43.10.10	Coveralls, jumpsuits and similar apparel > Other > Women''s (659)
6211.43.10.20	Coveralls, jumpsuits and similar apparel > Other > Girls'' (237)
6211.43.10.30	Washsuits, sunsuits, one-piece playsuits and similar apparel (237)
6211.43.10.40	Track suits > Trousers (648)
6211.43.10.50	Track suits > Other (659)
6211.43.10.59	Blouses, shirts and shirt-blouses, sleeveless tank styles and similar upper body garments, excluded from heading 6206 > Designed for use in hospitals, clinics, laboratories or contaminated areas (641)
6211.43.10.62	Blouses, shirts and shirt-blouses, sleeveless tank styles and similar upper body garments, excluded from heading 6206 > Other (641)
6211.43.10.64	Jumpers > Containing 36 percent or more by weight of wool or fine animal hair (459)
6211.43.10.66	Jumpers > Other (659)
6211.43.10.74	Vests > Containing 36 percent or more by weight of wool or fine animal hair (459)
6211.43.10.76	Vests > Other (659)
6211.43.10.78	Jackets and jacket-type garments excluded from heading 6202 (635)
6211.43.10.82	Apparel designed for use in hospitals, clinics, laboratories or contaminated areas > Surgical or isolation gowns (659)
6211.43.10.88	Apparel designed for use in hospitals, clinics, laboratories or contaminated areas > Other (659)
6211.43.10.92	Other (659)
6211.49.03.10	Coveralls, jumpsuits and similar apparel
6211.49.03.20	Washsuits, sunsuits, one-piece playsuits and similar apparel (759)
6211.49.03.30	Track suits > Trousers (748)
6211.49.03.40	Track suits > Other (735)
6211.49.03.50	Blouses, shirts and shirt-blouses, sleeveless tank styles and similar upper body garments, excluded from heading 6206
6211.49.03.60	Jumpers (759)
6211.49.03.70	Vests (759)
6211.49.03.80	Jackets and jacket-type garments excluded from heading 6202 (735)
6211.49.03.90	Other (759)
6211.49.15.10	Track suits > Trousers (448)
6211.49.15.20	Track suits > Other (435)
6211.49.15.30	Blouses, shirts and shirt-blouses, sleeveless tank styles and similar upper body garments, excluded from heading 6206 (440)
6211.49.15.40	Jumpers (459)
6211.49.15.50	Vests (459)
6211.49.15.55	Jackets and jacket-type garments excluded from heading 6202 (435)
6211.49.15.61	Other (459)
6211.49.25.10	Coveralls, jumpsuits and similar apparel (859)
6211.49.25.20	Washsuits, sunsuits, one-piece playsuits and similar apparel (859)
6211.49.25.30	Track suits > Trousers (847)
6211.49.25.40	Track suits > Other (835)
6211.49.25.50	Blouses, shirts and shirt-blouses, sleeveless tank styles and similar upper body garments, excluded from heading 6206 (840)
6211.49.25.60	Jumpers (859)
6211.49.25.70	Vests (859)
6211.49.25.80	Jackets and jacket-type garments excluded from heading 6202 (835)
6211.49.25.90	Other (859)
6211.49.50.10	Coveralls, jumpsuits and similar apparel
6211.49.50.20	Washsuits, sunsuits, one-piece playsuits and similar apparel (759)
6211.49.50.30	Track suits > Trousers (748)
6211.49.50.40	Track suits > Other (735)
6211.49.50.50	Blouses, shirts and shirt-blouses, sleeveless tank styles and similar upper body garments, excluded from heading 6206
6211.49.50.60	Jumpers (759)
6211.49.50.70	Vests (759)
6211.49.50.80	Jackets and jacket-type garments excluded from heading 6202 (735)
6211.49.50.90	Other (759)
6211.49.60.10	Track suits > Trousers (448)
6211.49.60.20	Track suits > Other (435)
6211.49.60.30	Blouses, shirts and shirt-blouses, sleeveless tank styles and similar upper body garments, excluded from heading 6206 (440)
6211.49.60.40	Jumpers (459)
6211.49.60.50	Vests (459)
6211.49.60.55	Jackets and jacket-type garments excluded from heading 6202 (435)
6211.49.60.61	Other (459)
6211.49.80.10	Coveralls, jumpsuits and similar apparel (859)
6211.49.80.20	Washsuits, sunsuits, one-piece playsuits and similar apparel (859)
6211.49.80.30	Track suits > Trousers (847)
6211.49.80.40	Track suits > Other (835)
6211.49.80.50	Blouses, shirts and shirt-blouses, sleeveless tank styles and similar upper body garments, excluded from heading 6206 (840)
6211.49.80.60	Jumpers (859)
6211.49.80.70	Vests (859)
6211.49.80.80	Jackets and jacket-type garments excluded from heading 6202 (835)
6211.49.80.90	Other (859)
6212.10.30.00	
6212.10.50.10	Of cotton (349)
6212.10.50.20	Of man-made fibers (649)
6212.10.50.30	Other (859)
6212.10.70.00	
6212.10.90.10	Of cotton (349)
6212.10.90.20	Of man-made fibers (649)
6212.10.90.40	Other (859)
6212.20.00.10	Of cotton (349)
6212.20.00.20	Of man-made fibers (649)
6212.20.00.30	Other (859)
6212.30.00.10	Of cotton (349)
6212.30.00.20	Of man-made fibers (649)
6212.30.00.30	Other (859)
6212.90.00.10	Of cotton or cotton and rubber or plastics (359)
6212.90.00.20	Of wool or wool and rubber or plastics (459)
6212.90.00.30	Of man-made fibers or man-made fibers and rubber or plastics (659)
6212.90.00.50	Containing 70 percent or more by weight of silk or silk waste
6212.90.00.90	Other (859)
6213.20.10.00	
6213.20.20.00	
6213.90.05.00	
6213.90.07.00	
6213.90.10.00	
6213.90.20.00	
6214.10.10.00	
6214.10.20.00	
6214.20.00.00	
6214.30.00.00	
6214.40.00.00	
6214.90.00.10	Of cotton (359)
6214.90.00.90	Other (859)
6215.10.00.25	Containing 50 percent or more by weight (including any linings and interlinings) of textile materials other than silk or silk waste (659)
6215.10.00.40	Containing less than 50 percent by weight (including any linings and interlinings) of textile materials other than silk or silk waste > With outer shell containing 70 percent or more by weight of silk or silk waste (758)
6215.10.00.90	Containing less than 50 percent by weight (including any linings and interlinings) of textile materials other than silk or silk waste > Other (858)
6215.20.00.00	
6215.90.00.10	Of wool or fine animal hair (459)
6215.90.00.15	Of cotton (359)
6215.90.00.20	Other (858)
6216.00.05.00	
6216.00.08.00	
6216.00.13.00	
6216.00.17.20	Subject to cotton restraints (331)
6216.00.17.30	Subject to man-made fiber restraints (631)
6216.00.17.40	Other (831)
6216.00.19.00	
6216.00.21.10	Subject to cotton restraints (331)
6216.00.21.20	Subject to man-made fiber restraints (631)
6216.00.21.30	Other (831)
6216.00.24.10	Subject to cotton restraints (331)
6216.00.24.25	Subject to man-made fiber restraints (631)
6216.00.24.30	Other (831)
6216.00.26.00	
6216.00.29.10	Subject to cotton restraints (331)
6216.00.29.25	Subject to man-made fiber restraints (631)
6216.00.29.30	Other (831)
6216.00.31.00	
6216.00.33.00	
6216.00.35.00	
6216.00.38.00	
6216.00.41.00	
6216.00.43.00	
6216.00.46.00	
6216.00.54.10	Containing 36 percent or more by weight of wool or fine animal hair (431)
6216.00.54.20	Other (631)
6216.00.58.10	Containing 36 percent or more by weight of wool or fine animal hair (431)
6216.00.58.20	Other (631)
6216.00.80.00	
6216.00.90.00	
6217.10.10.10	Headbands, ponytail holders and similar articles
6217.10.10.90	Other (759)
6217.10.85.00	
6217.10.95.10	Of cotton (359)
6217.10.95.20	Of wool or fine animal hair (459)
6217.10.95.30	Of man-made fibers (659)
6217.10.95.50	Other (859)
6217.90.10.10	Of blouses and shirts (741)
6217.90.10.20	Of coats and jackets (735)
6217.90.10.30	Of trousers and breeches (748)
6217.90.10.60	Other (759)
6217.90.90.03	Of blouses and shirts > Of cotton (341)
6217.90.90.05	Of blouses and shirts > Of wool or fine animal hair (440)
6217.90.90.10	Of blouses and shirts > Of man-made fibers (641)
6217.90.90.20	Of blouses and shirts > Other (840)
6217.90.90.25	Of coats and jackets > Of cotton (335)
6217.90.90.30	Of coats and jackets > Of wool or fine animal hair (435)
6217.90.90.35	Of coats and jackets > Of man-made fibers (635)
6217.90.90.45	Of coats and jackets > Other (835)
6217.90.90.50	Of trousers and breeches > Of cotton (348)
6217.90.90.55	Of trousers and breeches > Of wool or fine animal hair (448)
6217.90.90.60	Of trousers and breeches > Of man-made fibers (648)
6217.90.90.70	Of trousers and breeches > Other (847)
6217.90.90.75	Other > Of cotton (359)
6217.90.90.80	Other > Of wool or fine animal hair (459)
6217.90.90.85	Other > Of man-made fibers (659)
6217.90.90.95	Other > Other (859)
6301.10.00.00	
6301.20.00.10	Not over 3 meters in length (464)
6301.20.00.20	Over 3 meters in length (410)
6301.30.00.10	Woven (369)
6301.30.00.20	Other (369)
6301.40.00.10	Woven (666)
6301.40.00.20	Other (666)
6301.90.00.10	Of artificial fibers (666)
6301.90.00.20	Other > Containing 85 percent or more by weight of silk or silk waste
6301.90.00.30	Other > Other (899)
6302.10.00.05	Of cotton > Pillowcases and bolster cases (362)
6302.10.00.08	Of cotton > Sheets (362)
6302.10.00.15	Of cotton > Other (362)
6302.10.00.20	Other (666)
6302.21.30.10	Pillowcases, other than bolster cases (360)
6302.21.30.20	Sheets (361)
6302.21.30.30	Bolster cases (360)
6302.21.30.40	Pillowcovers (369)
6302.21.30.50	Other (362)
6302.21.50.10	Pillowcases, other than bolster cases (360)
6302.21.50.20	Sheets (361)
6302.21.50.30	Bolster cases (360)
6302.21.50.40	Pillowcovers (369)
6302.21.50.50	Other (362)
6302.21.70.10	Pillowcases, other than bolster cases (360)
6302.21.70.20	Sheets (361)
6302.21.70.30	Bolster cases (360)
6302.21.70.40	Pillow covers (369)
6302.21.70.50	Other (362)
6302.21.90.10	Pillowcases, other than bolster cases (360)
6302.21.90.20	Sheets (361)
6302.21.90.30	Bolster cases (360)
6302.21.90.40	Pillow covers (369)
6302.21.90.50	Other (362)
6302.22.10.10	Pillowcases, other than bolster cases > Napped (666)
6302.22.10.20	Pillowcases, other than bolster cases > Not napped (666)
6302.22.10.30	Sheets > Napped (666)
6302.22.10.40	Sheets > Not napped (666)
6302.22.10.50	Other > Bolster cases (666)
6302.22.10.60	Other > Other (666)
6302.22.20.10	Pillow cases (666)
6302.22.20.20	Sheets (666)
6302.22.20.30	Other (666)
6302.29.00.10	Containing 85 percent or more by weight of silk or silk waste
6302.29.00.20	Other (899)
6302.31.30.10	Pillowcases, other than bolster cases (360)
6302.31.30.20	Sheets (361)
6302.31.30.30	Bolster cases (360)
6302.31.30.40	Pillowcovers (369)
6302.31.30.50	Other (362)
6302.31.50.10	Pillowcases, other than bolster cases (360)
6302.31.50.20	Sheets (361)
6302.31.50.30	Bolster cases (360)
6302.31.50.40	Pillowcovers (369)
6302.31.50.50	Other (362)
6302.31.70.10	Pillowcases, other than bolster cases (360)
6302.31.70.20	Sheets (361)
6302.31.70.30	Bolster cases (360)
6302.31.70.40	Pillowcovers (369)
6302.31.70.50	Other (362)
6302.31.90.10	Pillowcases, other than bolster cases (360)
6302.31.90.20	Sheets (361)
6302.31.90.30	Bolster cases (360)
6302.31.90.40	Pillowcovers (369)
6302.31.90.50	Other (362)
6302.32.10.10	Pillowcases, other than bolster cases > Napped (666)
6302.32.10.20	Pillowcases, other than bolster cases > Not napped (666)
6302.32.10.30	Sheets > Napped (666)
6302.32.10.40	Sheets > Not napped (666)
6302.32.10.50	Other > Bolster cases (666)
6302.32.10.60	Other > Other (666)
6302.32.20.10	Pillowcases, other than bolster cases > Napped (666)
6302.32.20.20	Pillowcases, other than bolster cases > Not napped (666)
6302.32.20.30	Sheets > Napped (666)
6302.32.20.40	Sheets > Not napped (666)
6302.32.20.50	Other > Bolster cases (666)
6302.32.20.60	Other > Other (666)
6302.39.00.10	Of wool or fine animal hair (469)
6302.39.00.20	Other > Containing 85 percent or more by weight of silk or silk waste
6302.39.00.30	Other > Other (899)
6302.40.10.00	
6302.40.20.10	Of cotton (369)
6302.40.20.20	Other (666)
6302.51.10.00	
6302.51.20.00	
6302.51.30.00	
6302.51.40.00	
6302.53.00.10	Tablecloths and napkins > Damask (666)
6302.53.00.20	Tablecloths and napkins > Other (666)
6302.53.00.30	Other (666)
6302.59.10.10	Damask (899)
6302.59.10.20	Other (899)
6302.59.20.00	
6302.59.30.10	Containing 85 percent or more by weight of silk or silk waste
6302.59.30.20	Other (899)
6302.60.00.10	Towels > Dish (369)
6302.60.00.20	Towels > Other (363)
6302.60.00.30	Other (369)
6302.91.00.05	Of pile or tufted construction > Towels > Dish (369)
6302.91.00.15	Of pile or tufted construction > Towels > Other (363)
6302.91.00.25	Of pile or tufted construction > Other (369)
6302.91.00.35	Other > Towels > Jacquard figured (363)
6302.91.00.45	Other > Towels > Other > Dish (369)
6302.91.00.50	Other > Towels > Other > Other (369)
6302.91.00.60	Other > Other (369)
6302.93.10.00	
6302.93.20.00	
6302.99.10.00	
6302.99.15.10	Towels (863)
6302.99.15.20	Other (899)
6302.99.20.00	
6303.12.00.10	Window shades and window blinds (666)
6303.12.00.90	Other (666)
6303.19.11.00	
6303.19.21.10	Of artificial fibers (666)
6303.19.21.20	Other (899)
6303.91.00.10	Window curtains (including drapes) and window valances (369)
6303.91.00.20	Other (369)
6303.92.10.00	
6303.92.20.10	Window curtains (including drapes) and window valances (666)
6303.92.20.30	Other > Window shades and window blinds (666)
6303.92.20.50	Other > Other (666)
6303.99.00.10	Of artificial fibers (666)
6303.99.00.30	Other > Containing 85 percent or more by weight of silk or silk waste
6303.99.00.60	Other > Other (899)
6304.11.10.00	
6304.11.20.00	
6304.11.30.00	
6304.19.05.00	
6304.19.10.00	
6304.19.15.00	
6304.19.20.00	
6304.19.30.30	Containing 85 percent or more by weight of silk or silk waste
6304.19.30.40	Other > Of wool or fine animal hair (469)
6304.19.30.60	Other > Other (899)
6304.20.00.20	Of cotton (369)
6304.20.00.40	Of man-made fibers (666)
6304.20.00.50	Other > Of wool or fine animal hair (469)
6304.20.00.60	Other > Other > Containing 85 percent or more by weight of silk or silk waste
6304.20.00.70	Other > Other > Other (899)
6304.91.01.20	Of cotton (369)
6304.91.01.40	Of man-made fibers (666)
6304.91.01.50	Other > Of wool or fine animal hair (469)
6304.91.01.60	Other > Other > Containing 85 percent or more by weight of silk or silk waste
6304.91.01.70	Other > Other > Other (899)
6304.92.00.00	
6304.93.00.00	
6304.99.10.00	
6304.99.15.00	
6304.99.25.00	
6304.99.35.00	
6304.99.40.00	
6304.99.60.10	Of wool or fine animal hair (469)
6304.99.60.20	Of artificial fibers (666)
6304.99.60.30	Other > Containing 85 percent or more by weight of silk or silk waste
6304.99.60.40	Other > Other (899)
6305.10.00.00	
6305.20.00.00	
6305.32.00.10	Weighing one kg or more (669)
6305.32.00.20	Other (669)
6305.33.00.10	Weighing one kg or more (669)
6305.33.00.40	Other > Weighing less than 1 kg, with an outer laminated ply of plastics sheeting > Printed with three or more colors (669)
6305.33.00.60	Other > Weighing less than 1 kg, with an outer laminated ply of plastics sheeting > Other (669)
6305.33.00.80	Other > Other (669)
6305.39.00.00	
6305.90.00.00	
6306.12.00.00	
6306.19.11.00	
6306.19.21.10	Of artificial fibers (669)
6306.19.21.20	Other (899)
6306.22.10.00	
6306.22.90.10	Screen houses
6306.22.90.30	Other (669)
6306.29.11.00	
6306.29.21.00	
6306.30.00.10	Of synthetic fibers
6306.30.00.20	Of other textile materials
6306.40.41.00	
6306.40.49.00	
6306.90.10.00	
6306.90.50.00	
6307.10.10.20	Bar mops (measuring 46 to 57 centimeters in length and 38 to43 centimeters in width) of terry fabric (369)
6307.10.10.90	Other (369)
6307.10.20.05	Shop towels dedicated for use in garages, filling stations and machine shops > Of cotton (369)
6307.10.20.15	Shop towels dedicated for use in garages, filling stations and machine shops > Other (863)
6307.10.20.27	Dish cloths > Of cotton (369)
6307.10.20.28	Dish cloths > Other (863)
6307.10.20.30	Other
6307.20.00.00	
6307.90.30.10	Of cotton (369)
6307.90.30.20	Other (669)
6307.90.40.10	Of cotton (369)
6307.90.40.20	Other (669)
6307.90.50.10	Of cotton (369)
6307.90.50.20	Other (669)
6307.90.60.10	Perineal towels
6307.90.60.90	Other
6307.90.68.00	
6307.90.72.00	
6307.90.75.00	
6307.90.85.00	
6307.90.89.10	Surgical towels (369)
6307.90.89.40	Cotton towels of pile or tufted construction (363)
6307.90.89.45	Pillow shells, of cotton (369)
6307.90.89.50	Shells for quilts, eiderdowns, comforters and similar articles of cotton > Sleeping bag shells
6307.90.89.85	Shells for quilts, eiderdowns, comforters and similar articles of cotton > Other > Containing 85 percent or more by weight of cotton
6307.90.89.95	Shells for quilts, eiderdowns, comforters and similar articles of cotton > Other > Other (362)
6307.90.98.25	National flags > Of the United States
6307.90.98.35	National flags > Of other nations
6307.90.98.42	Face masks, including respirators without replaceable filters > N95 respirators > Surgical
6307.90.98.44	Face masks, including respirators without replaceable filters > N95 respirators > Other
6307.90.98.50	Face masks, including respirators without replaceable filters > Other respirators
6307.90.98.70	Face masks, including respirators without replaceable filters > Other face masks > Disposable
6307.90.98.75	Face masks, including respirators without replaceable filters > Other face masks > Other
6307.90.98.82	Other > Other towels of cotton (369)
6307.90.98.84	Other > Other towels of man-made fibers (666)
6307.90.98.85	Other > Furniture movers'' pads of cotton
6307.90.98.87	Other > Furniture movers'' pads of man-made fibers
6307.90.98.91	Other > Other
6308.00.00.10	Containing wool yarn (469)
6308.00.00.20	Other (669)
6309.00.00.10	Worn clothing
6309.00.00.20	Other
6310.10.10.00	
6310.10.20.10	Of cotton
6310.10.20.20	Of man-made fibers
6310.10.20.30	Other
6310.90.10.00	
6310.90.20.00	
6401.10.00.00	
6401.92.30.00	
6401.92.60.00	
6401.92.90.30	Work footwear
6401.92.90.60	Other
6401.99.10.00	
6401.99.30.00	
6401.99.60.00	
6401.99.80.00	
6401.99.90.00	
6402.12.00.00	
6402.19.05.30	For men
6402.19.05.60	For women
6402.19.05.90	Other
6402.19.15.20	For men
6402.19.15.41	For women
6402.19.15.61	Other
6402.19.30.31	For men
6402.19.30.61	Other
6402.19.50.31	For men
6402.19.50.61	Other
6402.19.70.31	For men
6402.19.70.61	Other
6402.19.90.31	For men
6402.19.90.61	Other
6402.20.00.00	
6402.91.05.00	
6402.91.10.00	
6402.91.16.00	
6402.91.20.00	
6402.91.26.00	
6402.91.30.00	
6402.91.40.05	For men > Work footwear
6402.91.40.10	For men > Other
6402.91.40.40	For women > Work footwear
6402.91.40.50	For women > Other
6402.91.40.63	For infants, as described in statistical note 2 to this chapter
6402.91.40.67	Other
6402.91.42.30	For men
6402.91.42.60	For women
6402.91.42.90	Other
6402.91.50.10	For men > Work footwear
6402.91.50.20	For men > Other
6402.91.50.45	For women > Work footwear
6402.91.50.50	For women > Other
6402.91.50.90	Other
6402.91.60.30	For men
6402.91.60.60	For women
6402.91.60.90	Other
6402.91.70.30	For men
6402.91.70.60	For women
6402.91.70.90	Other
6402.91.80.05	Tennis shoes, basketball shoes, gym shoes, training shoes and the like
6402.91.80.10	Other > For men > Work footwear
6402.91.80.21	Other > For men > Other
6402.91.80.45	Other > For women > Work footwear
6402.91.80.51	Other > For women > Other
6402.91.80.91	Other > Other
6402.91.90.05	Tennis shoes, basketball shoes, gym shoes, training shoes and the like
6402.91.90.10	Other > For men > Work footwear
6402.91.90.35	Other > For men > Other
6402.91.90.45	Other > For women > Work footwear
6402.91.90.65	Other > For women > Other
6402.91.90.95	Other > Other
6402.99.04.00	
6402.99.08.00	
6402.99.12.00	
6402.99.16.00	
6402.99.19.00	
6402.99.21.00	
6402.99.23.30	For men
6402.99.23.60	For women
6402.99.23.90	Other
6402.99.25.30	For men
6402.99.25.60	For women
6402.99.25.90	Other
6402.99.27.30	For men
6402.99.27.60	For women
6402.99.27.90	Other
6402.99.31.10	House slippers
6402.99.31.15	Tennis shoes, basketball shoes, gym shoes, training shoes and the like
6402.99.31.35	Other > For men > Work footwear
6402.99.31.45	Other > For men > Other
6402.99.31.55	Other > For women > Work footwear
6402.99.31.65	Other > For women > Other
6402.99.31.73	Other > For infants, as described in statistical note 2 to this chapter
6402.99.31.77	Other > Other
6402.99.32.30	For men
6402.99.32.60	For women
6402.99.32.90	Other
6402.99.33.10	For men > Work footwear
6402.99.33.20	For men > Other
6402.99.33.45	For women > Work footwear
6402.99.33.50	For women > Other
6402.99.33.90	Other
6402.99.41.00	
6402.99.49.20	House slippers
6402.99.49.40	Other > For men
6402.99.49.60	Other > For women
6402.99.49.80	Other > Other
6402.99.61.00	
6402.99.69.15	House slippers
6402.99.69.30	Other > For men
6402.99.69.60	Other > For women
6402.99.69.90	Other > Other
6402.99.71.00	
6402.99.79.15	House slippers
6402.99.79.30	Other > For men
6402.99.79.60	Other > For women
6402.99.79.90	Other > Other
6402.99.80.05	Tennis shoes, basketball shoes, gym shoes, training shoes and the like
6402.99.80.31	Other > For men
6402.99.80.61	Other > For women
6402.99.80.91	Other > Other
6402.99.90.05	Tennis shoes, basketball shoes, gym shoes, training shoes and the like
6402.99.90.35	Other > For men
6402.99.90.65	Other > For women
6402.99.90.95	Other > Other
6403.12.30.00	
6403.12.60.00	
6403.19.10.00	
6403.19.20.00	
6403.19.30.30	With pigskin uppers
6403.19.30.90	Other
6403.19.40.30	With pigskin uppers
6403.19.40.90	Other
6403.19.50.31	For women > With pigskin uppers
6403.19.50.61	For women > Other
6403.19.50.91	Other
6403.19.70.31	For women > With pigskin uppers
6403.19.70.61	For women > Other
6403.19.70.91	Other
6403.20.00.00	
6403.40.30.30	With pigskin uppers
6403.40.30.90	Other
6403.40.60.00	
6403.51.11.00	
6403.51.30.15	For men > With pigskin uppers
6403.51.30.30	For men > Other
6403.51.30.60	For women
6403.51.30.71	Other
6403.51.60.15	For men > With pigskin uppers
6403.51.60.30	For men > Other
6403.51.60.60	Other
6403.51.90.15	For women > With pigskin uppers
6403.51.90.30	For women > Other
6403.51.90.41	Other
6403.59.10.00	
6403.59.15.20	For men
6403.59.15.45	For women
6403.59.15.61	Other
6403.59.30.20	For men > With pigskin uppers
6403.59.30.40	For men > Other
6403.59.30.60	For women
6403.59.30.81	Other
6403.59.60.40	For men > With pigskin uppers
6403.59.60.60	For men > Other
6403.59.60.80	Other
6403.59.90.30	For women > With pigskin uppers
6403.59.90.45	For women > Other
6403.59.90.61	Other
6403.91.11.00	
6403.91.30.10	Work footwear > For men
6403.91.30.25	Work footwear > Other
6403.91.30.35	Other > For men > With pigskin uppers
6403.91.30.40	Other > For men > Other
6403.91.30.80	Other > For women
6403.91.30.91	Other > Other
6403.91.60.10	Work footwear
6403.91.60.30	Other > Tennis shoes, basketball shoes, gym shoes, training shoes and the like, for men > With pigskin uppers
6403.91.60.40	Other > Tennis shoes, basketball shoes, gym shoes, training shoes and the like, for men > Other
6403.91.60.50	Other > Other tennis shoes, basketball shoes, gym shoes, training shoes and the like > With pigskin uppers
6403.91.60.60	Other > Other tennis shoes, basketball shoes, gym shoes, training shoes and the like > Other
6403.91.60.65	Other > Other > For men > With pigskin uppers
6403.91.60.75	Other > Other > For men > Other
6403.91.60.90	Other > Other > Other
6403.91.90.15	Work footwear
6403.91.90.25	Other > For women > With pigskin uppers
6403.91.90.45	Other > For women > Other
6403.91.90.51	Other > Other
6403.99.10.00	
6403.99.20.30	For men
6403.99.20.60	For women
6403.99.20.90	Other
6403.99.40.10	Work footwear > For men
6403.99.40.20	Work footwear > Other
6403.99.40.35	Other > For men > With pigskin uppers
6403.99.40.55	Other > For men > Other
6403.99.40.80	Other > For women
6403.99.40.91	Other > Other
6403.99.60.15	House slippers
6403.99.60.25	Work footwear
6403.99.60.30	Other > Tennis shoes, basketball shoes, gym shoes, training shoes and the like, for men > With pigskin uppers
6403.99.60.40	Other > Tennis shoes, basketball shoes, gym shoes, training shoes and the like, for men > Other
6403.99.60.50	Other > Other tennis shoes, basketball shoes, gym shoes, training shoes and the like > With pigskin uppers
6403.99.60.60	Other > Other tennis shoes, basketball shoes, gym shoes, training shoes and the like > Other
6403.99.60.65	Other > Other > For men > With pigskin uppers
6403.99.60.75	Other > Other > For men > Other
6403.99.60.90	Other > Other > Other
6403.99.75.15	House slippers
6403.99.75.30	Other > For women > With pigskin uppers
6403.99.75.60	Other > For women > Other
6403.99.75.90	Other > Other
6403.99.90.05	House slippers
6403.99.90.15	Work footwear
6403.99.90.21	Other > Tennis shoes, basketball shoes, and the like, for women > With pigskin uppers
6403.99.90.31	Other > Tennis shoes, basketball shoes, and the like, for women > Other
6403.99.90.41	Other > Other tennis shoes, basketball shoes, and the like
6403.99.90.55	Other > Other > For women > With pigskin uppers
6403.99.90.65	Other > Other > For women > Other
6403.99.90.71	Other > Other > Other
6404.11.20.30	For men
6404.11.20.60	For women
6404.11.20.71	Other
6404.11.41.30	For men
6404.11.41.60	For women
6404.11.41.90	Other
6404.11.49.00	
6404.11.51.30	For men
6404.11.51.60	For women
6404.11.51.90	Other
6404.11.59.00	
6404.11.61.30	For men
6404.11.61.60	For women
6404.11.61.90	Other
6404.11.69.30	For men
6404.11.69.60	For women
6404.11.69.90	Other
6404.11.71.30	For men
6404.11.71.60	For women
6404.11.71.90	Other
6404.11.75.30	For men
6404.11.75.60	For women
6404.11.75.90	Other
6404.11.79.30	For men
6404.11.79.60	For women
6404.11.79.90	Other
6404.11.81.30	For men
6404.11.81.60	For women
6404.11.81.90	Other
6404.11.85.30	For men
6404.11.85.60	For women
6404.11.85.90	Other
6404.11.89.30	For men
6404.11.89.60	For women
6404.11.89.90	Other
6404.11.90.10	For men > Ski boots, cross country ski footwear and snowboard boots
6404.11.90.20	For men > Other
6404.11.90.40	For women > Ski boots, cross country ski footwear and snowboard boots
6404.11.90.50	For women > Other
6404.11.90.70	Other > Ski boots, cross country ski footwear and snowboard boots
6404.11.90.80	Other > Other
6404.19.15.20	For men
6404.19.15.60	For women
6404.19.15.81	Other
6404.19.20.30	For men
6404.19.20.60	For women
6404.19.20.90	Other
6404.19.25.15	House slippers > Covering the ankle
6404.19.25.20	House slippers > Other
6404.19.25.30	Other > For men
6404.19.25.60	Other > For women
6404.19.25.90	Other > Other
6404.19.30.15	House slippers > Covering the ankle
6404.19.30.20	House slippers > Other
6404.19.30.40	Other > For men
6404.19.30.60	Other > For women
6404.19.30.80	Other > Other
6404.19.36.30	For men
6404.19.36.60	For women
6404.19.36.90	Other
6404.19.37.15	House slippers
6404.19.37.30	Other > For men
6404.19.37.60	Other > For women
6404.19.37.90	Other > Other
6404.19.39.15	House slippers
6404.19.39.40	Other > For men
6404.19.39.60	Other > For women
6404.19.39.80	Other > Other
6404.19.42.30	For men
6404.19.42.60	For women
6404.19.42.90	Other
6404.19.47.15	House slippers
6404.19.47.30	Other > For men
6404.19.47.60	Other > For women
6404.19.47.90	Other > Other
6404.19.49.30	For men
6404.19.49.60	For women
6404.19.49.90	Other
6404.19.52.30	For men
6404.19.52.60	For women
6404.19.52.90	Other
6404.19.57.15	House slippers
6404.19.57.30	Other > For men
6404.19.57.60	Other > For women
6404.19.57.90	Other > Other
6404.19.59.15	House slippers
6404.19.59.30	Other > For men
6404.19.59.60	Other > For women
6404.19.59.90	Other > Other
6404.19.61.15	House slippers
6404.19.61.30	Other > For men
6404.19.61.60	Other > For women
6404.19.61.90	Other > Other
6404.19.69.30	For men
6404.19.69.60	For women
6404.19.69.90	Other
6404.19.72.30	For men
6404.19.72.60	For women
6404.19.72.90	Other
6404.19.77.15	House slippers
6404.19.77.30	Other > For men
6404.19.77.60	Other > For women
6404.19.77.90	Other > Other
6404.19.79.15	House slippers
6404.19.79.30	Other > For men
6404.19.79.60	Other > For women
6404.19.79.90	Other > Other
6404.19.82.30	For men
6404.19.82.60	For women
6404.19.82.90	Other
6404.19.87.15	House slippers
6404.19.87.30	Other > For men
6404.19.87.60	Other > For women
6404.19.87.90	Other > Other
6404.19.89.30	For men
6404.19.89.60	For women
6404.19.89.90	Other
6404.19.90.30	For men
6404.19.90.60	For women
6404.19.90.90	Other
6404.20.20.30	For men
6404.20.20.60	For women
6404.20.20.90	Other
6404.20.40.30	For men
6404.20.40.60	For women
6404.20.40.90	Other
6404.20.60.40	For men
6404.20.60.60	For women
6404.20.60.80	Other
6405.10.00.30	For men
6405.10.00.60	For women
6405.10.00.90	Other
6405.20.30.30	For men
6405.20.30.60	For women
6405.20.30.70	For infants, as described in statistical note 2 to this chapter
6405.20.30.80	Other
6405.20.60.30	For men (459)
6405.20.60.60	For women (459)
6405.20.60.90	Other (459)
6405.20.90.15	House slippers
6405.20.90.30	Other > For men
6405.20.90.60	Other > For women
6405.20.90.70	Other > For infants, as described in statistical note 2 to this chapter
6405.20.90.80	Other > Other
6405.90.20.00	
6405.90.90.30	For infants, as described in statistical note 2 to this chapter
6405.90.90.60	Other
6406.10.05.00	
6406.10.10.00	
6406.10.20.31	For men
6406.10.20.61	Other
6406.10.25.00	
6406.10.30.00	
6406.10.35.00	
6406.10.40.00	
6406.10.45.00	
6406.10.50.00	
6406.10.60.00	
6406.10.65.00	
6406.10.70.00	
6406.10.72.00	
6406.10.77.00	
6406.10.85.00	
6406.10.90.20	Of textile materials other than cotton > Of wool or fine animal hair (469)
6406.10.90.40	Of textile materials other than cotton > Of man-made fibers (669)
6406.10.90.60	Of textile materials other than cotton > Other (899)
6406.10.90.90	Other
6406.20.00.00	
6406.90.10.00	
6406.90.15.05	Of man-made fibers > Leg-warmers > Containing 23 percent or more by weight of wool or fine animal hair (459)
6406.90.15.10	Of man-made fibers > Leg-warmers > Other (659)
6406.90.15.40	Of man-made fibers > Other (659)
6406.90.15.50	Other > Leg-warmers > Of cotton (359)
6406.90.15.60	Other > Leg-warmers > Of wool or fine animal hair (459)
6406.90.15.70	Other > Leg-warmers > Other (859)
6406.90.15.80	Other > Other
6406.90.30.30	Bottoms
6406.90.30.60	Other
6406.90.60.00	
6406.90.90.00	
6501.00.30.00	
6501.00.60.00	
6501.00.90.00	
6502.00.20.00	
6502.00.40.00	
6502.00.60.30	Of paper
6502.00.60.60	Other
6502.00.90.30	Of man-made fibers (659)
6502.00.90.60	Other
6504.00.30.00	
6504.00.60.00	
6504.00.90.15	Sewed > Of man-made fibers (659)
6504.00.90.45	Sewed > Other
6504.00.90.60	Not sewed > Of man-made fibers (659)
6504.00.90.75	Not sewed > Other
6505.00.01.00	
6505.00.04.10	For men or boys
6505.00.04.50	Other
6505.00.08.00	
6505.00.15.15	Of cotton > For babies (239)
6505.00.15.25	Of cotton > Other > Visors, and other headgear which provides no covering for the crown of the head (359)
6505.00.15.40	Of cotton > Other > Other (359)
6505.00.15.60	Other (859)
6505.00.20.30	For babies (239)
6505.00.20.60	Other (359)
6505.00.25.45	Visors, and other headgear of cotton which provides no covering for the crown of the head (359)
6505.00.25.90	Other (859)
6505.00.30.30	For babies (439)
6505.00.30.45	Other > Visors, and other headgear which provides no covering for the crown of the head (459)
6505.00.30.90	Other > Other (459)
6505.00.40.30	For babies (439)
6505.00.40.45	Other > Visors, and other headgear which provides no covering for the crown of the head (459)
6505.00.40.90	Other > Other (459)
6505.00.50.30	For babies (239)
6505.00.50.45	Other > Visors, and other headgear which provides no covering for the crown of the head (659)
6505.00.50.90	Other > Other (659)
6505.00.60.30	For babies (239)
6505.00.60.40	Other > Containing 23 percent or more by weight of wool or fine animal hair (459)
6505.00.60.45	Other > Other > Visors, and other headgear which provides no covering for the crown of the head (659)
6505.00.60.90	Other > Other > Other (659)
6505.00.70.30	For babies (239)
6505.00.70.45	Other > Visors, and other headgear which provides no covering for the crown of the head (659)
6505.00.70.90	Other > Other (659)
6505.00.80.15	Nonwoven disposable headgear without peaks or visors
6505.00.80.45	Other > For babies (239)
6505.00.80.50	Other > Other > Visors, and other headgear which provides no covering for the crown of the head (659)
6505.00.80.90	Other > Other > Other (659)
6505.00.90.30	Containing 70 percent or more by weight of silk or silk waste (759)
6505.00.90.45	Other > Of fine animal hair (459)
6505.00.90.50	Other > Of paper yarn
6505.00.90.76	Other > Other > Of unspun vegetable fibers
6505.00.90.89	Other > Other > Other (859)
6506.10.30.30	Motorcycle helmets
6506.10.30.45	Other > Athletic, recreational and sporting headgear
6506.10.30.75	Other > Other
6506.10.60.30	Motorcycle helmets
6506.10.60.45	Other > Athletic, recreational and sporting headgear
6506.10.60.75	Other > Other
6506.91.00.30	Bathing caps
6506.91.00.45	Visors, or other headgear which provides no covering for the crown of the head
6506.91.00.60	Other
6506.99.30.00	
6506.99.60.00	
6507.00.00.00	
6601.10.00.00	
6601.91.00.00	
6601.99.00.00	
6602.00.00.00	
6603.20.30.00	
6603.20.90.00	
6603.90.41.00	
6603.90.81.00	
6701.00.30.00	
6701.00.60.00	
6702.10.20.00	
6702.10.40.00	
6702.90.10.00	
6702.90.35.00	
6702.90.65.00	
6703.00.30.00	
6703.00.60.00	
6704.11.00.00	
6704.19.00.00	
6704.20.00.00	
6704.90.00.00	
6801.00.00.00	
6802.10.00.00	
6802.21.10.00	
6802.21.50.00	
6802.23.00.00	
6802.29.10.00	
6802.29.90.00	
6802.91.05.00	
6802.91.15.00	
6802.91.20.00	
6802.91.25.00	
6802.91.30.00	
6802.92.00.00	
6802.93.00.10	Articles for monumental or building purposes of subheading 6802.23.00, not cut to size, with only one face surface-worked more than simply cut or sawn
6802.93.00.20	Articles for monumental or building purposes of subheading 6802.23.00, cut to size, with one or more faces or edges surface-worked more than simply cut or sawn > With a maximum thickness of 1.5 cm
6802.93.00.25	Articles for monumental or building purposes of subheading 6802.23.00, cut to size, with one or more faces or edges surface-worked more than simply cut or sawn > With a maximum thickness greater than 1.5 cm but not greater than 7.5 cm
6802.93.00.35	Articles for monumental or building purposes of subheading 6802.23.00, cut to size, with one or more faces or edges surface-worked more than simply cut or sawn > With a maximum thickness greater than 7.5 cm > Monuments, bases and markers
6802.93.00.60	Articles for monumental or building purposes of subheading 6802.23.00, cut to size, with one or more faces or edges surface-worked more than simply cut or sawn > With a maximum thickness greater than 7.5 cm > Other
6802.93.00.90	Other
6802.99.00.30	Monuments, bases and markers
6802.99.00.50	Other > Quartzite > Slabs
6802.99.00.70	Other > Quartzite > Other
6802.99.00.90	Other > Other
6803.00.10.00	
6803.00.50.00	
6804.10.00.00	
6804.21.00.10	Segments for circular sawblades, consisting of diamond agglomerated with metal
6804.21.00.20	Articles consisting of a continuous rim segment of diamond agglomerated with metal, attached to circular plates of steel (whether or not attached to non-steel plates)
6804.21.00.30	Articles consisting of multiple segments of diamond agglomerated with metal, attached to circular plates of steel, without cutting parts (whether or not attached to non-steel plates)
6804.21.00.90	Other
6804.22.10.00	
6804.22.40.00	
6804.22.60.00	
6804.23.00.00	
6804.30.00.00	
6805.10.00.00	
6805.20.00.00	
6805.30.10.00	
6805.30.50.00	
6806.10.00.10	Accoustical pads and boards
6806.10.00.20	Other > Batts, not exceeding 61 cm in width
6806.10.00.40	Other > Batts, exceeding 61 cm in width
6806.10.00.60	Other > Pipe coverings
6806.10.00.90	Other > Other
6806.20.00.00	
6806.90.00.10	Accoustical pads and boards
6806.90.00.20	Other > Of molded calcium silicate
6806.90.00.90	Other > Other
6807.10.00.00	
6807.90.00.10	Articles of a kind used for roofing or siding
6807.90.00.50	Other
6808.00.00.00	
6809.11.00.10	Of gypsum plaster
6809.11.00.80	Other
6809.19.00.00	
6809.90.00.00	
6810.11.00.10	Containing by weight more than 70 percent magnesia, expressed as MgO, with carbon content ranging from trace amounts to less than 30 percent, and chemically bonded by resin or pitch
6810.11.00.70	Other
6810.19.12.00	
6810.19.14.00	
6810.19.50.00	
6810.91.00.00	
6810.99.00.20	Agglomerated quartz slabs of the type used for countertops > In slabs of rectangular shape, with a length of 3 m or more and a width of 1.25 m or more
6810.99.00.40	Agglomerated quartz slabs of the type used for countertops > Other
6810.99.00.80	Other
6811.40.00.00	
6811.81.00.00	
6811.82.00.00	
6811.89.10.00	
6811.89.90.00	
6812.80.10.00	
6812.80.90.00	
6812.91.10.00	
6812.91.90.00	
6812.99.10.00	
6812.99.20.00	
6812.99.90.00	
6813.20.00.10	Brake linings and pads > Articles for use in civil aircraft
6813.20.00.15	Brake linings and pads > Other
6813.20.00.20	Other > Articles for use in civil aircraft
6813.20.00.25	Other > Other
6813.81.00.10	Articles for use in civil aircraft, with a basis of mineral substances
6813.81.00.50	Other
6813.89.00.10	Articles for use in civil aircraft, with a basis of mineral substances
6813.89.00.50	Other
6814.10.00.00	
6814.90.00.00	
6815.11.00.00	
6815.12.00.00	
6815.13.00.00	
6815.19.00.00	
6815.20.00.00	
6815.91.00.11	Containing by weight more than 70 percent magnesia, expressed as MgO, with carbon content ranging from trace amounts to less than 30 percent, and chemically bonded by resin or pitch
6815.91.00.71	Other
6815.99.20.00	
6815.99.41.10	Containing by weight more than 70 percent magnesia, expressed as MgO, with carbon content ranging from trace amounts to less than 30 percent, and chemically bonded by resin or pitch
6815.99.41.70	Other
6901.00.00.00	
6902.10.10.00	
6902.10.50.00	
6902.20.10.10	Alumina
6902.20.10.20	Other
6902.20.50.10	Alumina
6902.20.50.20	Other
6902.90.10.10	Clay
6902.90.10.20	Other
6902.90.50.10	Clay
6902.90.50.20	Other
6903.10.00.00	
6903.20.00.00	
6903.90.00.10	Of clay
6903.90.00.50	Other
6904.10.00.10	Solid bricks > Heat insulating
6904.10.00.20	Solid bricks > Other
6904.10.00.30	Hollow bricks > Heat insulating
6904.10.00.40	Hollow bricks > Other
6904.90.00.00	
6905.10.00.00	
6905.90.00.10	Heat insulating
6905.90.00.50	Other
6906.00.00.00	
6907.21.10.05	Tiles, whether or not rectangular, the largest surface area of which is capable of being enclosed in a square the side of which is less than 7 cm
6907.21.10.11	Other > Tiles, the largest surface area of which is capable of being enclosed in a square the side of which is 30 cm or less
6907.21.10.51	Other > Other
6907.21.20.00	
6907.21.30.00	
6907.21.40.00	
6907.21.90.11	Tiles, the largest surface area of which is capable of being enclosed in a square the side of which is 30 cm or less
6907.21.90.51	Other
6907.22.10.05	Tiles, whether or not rectangular, the largest surface area of which is capable of being enclosed in a square the side of which is less than 7 cm
6907.22.10.11	Other > Tiles, the largest surface area of which is capable of being enclosed in a square the side of which is 30 cm or less
6907.22.10.51	Other > Other
6907.22.20.00	
6907.22.30.00	
6907.22.40.00	
6907.22.90.11	Tiles, the largest surface area of which is capable of being enclosed in a square the side of which is 30 cm or less
6907.22.90.51	Other
6907.23.10.05	Tiles, whether or not rectangular, the largest surface area of which is capable of being enclosed in a square the side of which is less than 7 cm
6907.23.10.11	Other > Tiles, the largest surface area of which is capable of being enclosed in a square the side of which is 30 cm or less
6907.23.10.51	Other > Other
6907.23.20.00	
6907.23.30.00	
6907.23.40.00	
6907.23.90.11	Tiles, the largest surface area of which is capable of being enclosed in a square the side of which is 30 cm or less
6907.23.90.51	Other
6907.30.10.05	Cubes and the like, whether or not rectangular, the largest surface area of which is capable of being enclosed in a square the side of which is less than 7 cm
6907.30.10.11	Other > Cubes and the like, the largest surface area of which is capable of being enclosed in a square the side of which is 30cm or less
6907.30.10.51	Other > Other
6907.30.20.00	
6907.30.30.00	
6907.30.40.00	
6907.30.90.11	Cubes and the like, the largest surface area of which is capable of being enclosed in a square the side of which is 30 cm or less
6907.30.90.51	Other
6907.40.10.05	Finishing ceramics, whether or not rectangular, the largest surface area of which is capable of being enclosed in a square the side of which is less than 7 cm
6907.40.10.11	Other > Finishing ceramics, the largest surface area of which is capable of being enclosed in a square the side of which is 30 cm or less
6907.40.10.51	Other > Other
6907.40.20.00	
6907.40.30.00	
6907.40.40.00	
6907.40.90.11	Finishing ceramics, the largest surface area of which is capable of being enclosed in a square the side of which is 30 cm or less
6907.40.90.51	Other
6909.11.20.00	
6909.11.40.00	
6909.12.00.00	
6909.19.10.00	
6909.19.50.10	Ceramic bearings
6909.19.50.95	Other
6909.90.00.00	
6910.10.00.05	Water closet bowls, flushometer type
6910.10.00.10	Water closet bowls with tanks, in one piece
6910.10.00.15	Flush tanks
6910.10.00.20	Other water closet bowls
6910.10.00.30	Sinks and lavatories
6910.10.00.50	Other
6910.90.00.00	
6911.10.10.00	
6911.10.15.00	
6911.10.25.00	
6911.10.35.10	Plates not over 27.9 cm in maximum dimension; teacups and saucers; mugs; soups, fruits and cereals, the foregoing not over 22.9 cm in maximum dimension
6911.10.35.50	Other
6911.10.37.10	Plates not over 27.9 cm in maximum dimension, teacups and saucers; mugs; soups, fruits and cereals, the foregoing not over 22.9 cm in maximum dimension
6911.10.37.50	Other
6911.10.38.10	Plates not over 27.9 cm in maximum dimension; teacups and saucers; mugs; soups, fruits and cereals, the foregoing not over 22.9 cm in maximum dimension
6911.10.38.50	Other
6911.10.41.00	
6911.10.45.00	
6911.10.52.00	
6911.10.58.00	
6911.10.60.00	
6911.10.80.10	Suitable for food or drink contact
6911.10.80.90	Other
6911.90.00.10	Toilet articles
6911.90.00.50	Other
6912.00.10.00	
6912.00.20.00	
6912.00.35.10	Plates not over 27.9 cm in maximum dimension; teacups and saucers; mugs; soups, fruits and cereals, the foregoing not over 22.9 cm in maximum dimension
6912.00.35.50	Other
6912.00.39.10	Plates not over 27.9 cm in maximum dimension; teacups and saucers; mugs; soups, fruits and cereals, the foregoing not over 22.9 cm in maximum dimension
6912.00.39.50	Other
6912.00.41.00	
6912.00.44.00	
6912.00.45.00	
6912.00.46.00	
6912.00.48.10	Suitable for food or drink contact
6912.00.48.90	Other
6912.00.50.00	
6913.10.10.00	
6913.10.20.00	
6913.10.50.00	
6913.90.10.00	
6913.90.20.00	
6913.90.30.00	
6913.90.50.00	
6914.10.40.00	
6914.10.80.00	
6914.90.41.00	
6914.90.80.00	
7001.00.10.00	
7001.00.20.00	
7001.00.51.00	
7002.10.10.00	
7002.10.20.00	
7002.20.10.00	
7002.20.50.00	
7002.31.00.00	
7002.32.00.00	
7002.39.00.10	Of a length not exceeding 200 mm
7002.39.00.90	Other
7003.12.00.00	
7003.19.00.00	
7003.20.00.00	
7003.30.00.00	
7004.20.10.00	
7004.20.20.10	Measuring less than 5 mm in thickness
7004.20.20.20	Measuring 5 mm and over in thickness
7004.20.50.00	
7004.90.05.00	
7004.90.10.00	
7004.90.15.00	
7004.90.20.00	
7004.90.25.10	Measuring not over 0.26 m2 in area
7004.90.25.20	Measuring over 0.26 but not over 0.58 m2 in area
7004.90.25.50	Measuring over 0.58 m2 in area
7004.90.30.10	Measuring not over 0.26 m2 in area > Measuring over 3.5 but not over 5 mm in thickness
7004.90.30.20	Measuring not over 0.26 m2 in area > Measuring over 5 mm in thickness
7004.90.30.50	Measuring over 0.26 but not over 0.65 m2 in area
7004.90.40.00	
7004.90.50.00	
7005.10.40.00	
7005.10.80.00	
7005.21.10.10	Measuring less than 5 mm in thickness
7005.21.10.30	Measuring 5 mm or more but less than 10 mm in thickness
7005.21.20.00	
7005.29.04.10	Measuring not over 0.26 m2 in area
7005.29.04.50	Measuring over 0.26 m2 but not over 0.65 m2 in area
7005.29.08.10	Measuring not over 0.26 m2 in area
7005.29.08.50	Measuring over 0.26 m2 but not over 0.65 m2 in area
7005.29.14.10	Measuring less than 5 mm in thickness
7005.29.14.50	Measuring 5 mm or more but less than 10 mm in thickness
7005.29.18.10	Measuring less than 5 mm in thickness
7005.29.18.50	Measuring 5 mm or more but less than 10 mm in thickness
7005.29.25.00	
7005.30.00.00	
7006.00.10.00	
7006.00.20.00	
7006.00.40.10	Having an absorbent or reflecting layer
7006.00.40.50	Other
7007.11.00.10	For motor vehicles of chapter 87
7007.11.00.90	Other
7007.19.00.00	
7007.21.11.10	For motor vehicles of chapter 87
7007.21.11.90	Other
7007.21.51.00	
7007.29.00.00	
7008.00.00.00	
7009.10.00.00	
7009.91.10.10	Containing LED or fluorescent lighting
7009.91.10.90	Other
7009.91.50.10	Containing LED or fluorescent lighting
7009.91.50.91	Other > Over-the-door mirrors of a kind described in statistical note 2 to this chapter
7009.91.50.95	Other > Other
7009.92.10.10	Containing LED or fluorescent lighting
7009.92.10.90	Other
7009.92.50.10	Containing LED or fluorescent lighting
7009.92.50.91	Other > Over-the-door mirrors of a kind described in statistical note 2 to this chapter
7009.92.50.95	Other > Other
7010.10.00.00	
7010.20.20.00	
7010.20.30.00	
7010.90.05.10	Of a capacity exceeding 1 liter
7010.90.05.20	Of a capacity exceeding 0.33 liter but not exceeding 1 liter
7010.90.05.30	Of a capacity exceeding 0.15 liter but not exceeding 0.33 liter
7010.90.05.40	Of a capacity not exceeding 0.15 liter
7010.90.20.10	Of a capacity exceeding 1 liter
7010.90.20.20	Of a capacity exceeding 0.33 liter but not exceeding 1 liter
7010.90.20.30	Of a capacity exceeding 0.15 liter but not exceeding 0.33 liter
7010.90.20.40	Of a capacity not exceeding 0.15 liter
7010.90.30.10	Of a capacity exceeding 1 liter
7010.90.30.20	Of a capacity exceeding 0.33 liter but not exceeding 1 liter
7010.90.30.30	Of a capacity exceeding 0.15 liter but not exceeding 0.33 liter
7010.90.30.40	Of a capacity not exceeding 0.15 liter
7010.90.50.05	Of a capacity exceeding 1 liter > Having a mouth with an outer diameter of 38 mm or more
7010.90.50.09	Of a capacity exceeding 1 liter > Other
7010.90.50.15	Of a capacity exceeding 0.473 liter but not exceeding 1 liter > Having a mouth with an outer diameter of 38 mm or more
7010.90.50.19	Of a capacity exceeding 0.473 liter but not exceeding 1 liter > Other
7010.90.50.25	Of a capacity exceeding 0.33 liter but not exceeding 0.473 liter > Having a mouth with an outer diameter of 38 mm or more
7010.90.50.29	Of a capacity exceeding 0.33 liter but not exceeding 0.473 liter > Other
7010.90.50.35	Of a capacity exceeding 0.15 liter but not exceeding 0.33 liter > Having a mouth with an outer diameter of 38 mm or more
7010.90.50.39	Of a capacity exceeding 0.15 liter but not exceeding 0.33 liter > Other
7010.90.50.45	Of a capacity exceeding 0.118 liter but not exceeding 0.15 liter > Having a mouth with an outer diameter of 38 mm or more
7010.90.50.49	Of a capacity exceeding 0.118 liter but not exceeding 0.15 liter > Other
7010.90.50.55	Of a capacity not exceeding 0.118 liter
7011.10.10.00	
7011.10.50.00	
7011.20.10.00	
7011.20.45.00	
7011.20.85.10	Front panels for cathode-ray television picture tubes, including video monitor tubes, color, non-projection > With greatest diagonal measurement not exceeding 50 cm
7011.20.85.25	Front panels for cathode-ray television picture tubes, including video monitor tubes, color, non-projection > Other
7011.20.85.40	Other
7011.90.00.00	
7013.10.10.00	
7013.10.50.00	
7013.22.10.00	
7013.22.20.00	
7013.22.30.00	
7013.22.50.00	
7013.28.05.00	
7013.28.10.00	
7013.28.20.10	Crystalline or non-lead crystal
7013.28.20.90	Other
7013.28.30.00	
7013.28.40.00	
7013.28.50.10	Crystalline or non-lead crystal
7013.28.50.90	Other
7013.28.60.10	Crystalline or non-lead crystal
7013.28.60.90	Other
7013.33.10.00	
7013.33.20.00	
7013.33.30.00	
7013.33.50.00	
7013.37.05.00	
7013.37.10.01	
7013.37.20.10	Crystalline or non-lead crystal
7013.37.20.90	Other
7013.37.30.00	
7013.37.40.00	
7013.37.50.10	Crystalline or non-lead crystal
7013.37.50.90	Other
7013.37.60.10	Crystalline or non-lead crystal
7013.37.60.90	Other
7013.41.10.00	
7013.41.20.00	
7013.41.30.00	
7013.41.50.00	
7013.42.10.00	
7013.42.20.00	
7013.42.30.00	
7013.42.40.00	
7013.49.10.00	
7013.49.20.10	Crystalline or non-lead crystal
7013.49.20.90	Other
7013.49.30.00	
7013.49.40.00	
7013.49.50.10	Crystalline or non-lead crystal
7013.49.50.90	Other
7013.49.60.10	Crystalline or non-lead crystal
7013.49.60.90	Other
7013.91.10.00	
7013.91.20.00	
7013.91.30.00	
7013.91.50.00	
7013.99.10.00	
7013.99.20.00	
7013.99.30.00	
7013.99.35.00	
7013.99.40.01	
7013.99.50.10	Crystalline or non-lead crystal
7013.99.50.90	Other
7013.99.60.00	
7013.99.70.00	
7013.99.80.10	Crystalline or non-lead crystal
7013.99.80.90	Other
7013.99.90.10	Crystalline or non-lead crystal
7013.99.90.90	Other
7014.00.10.00	
7014.00.20.00	
7014.00.30.00	
7014.00.50.00	
7015.10.00.00	
7015.90.10.00	
7015.90.20.00	
7015.90.50.00	
7016.10.00.00	
7016.90.10.10	Bricks and blocks
7016.90.10.50	Other
7016.90.50.00	
7017.10.30.00	
7017.10.60.00	
7017.20.00.00	
7017.90.10.00	
7017.90.50.00	
7018.10.10.00	
7018.10.20.00	
7018.10.50.00	
7018.20.00.00	
7018.90.10.00	
7018.90.50.00	
7019.11.00.00	
7019.12.00.40	Of a kind used in industry as packing or lubricating materials
7019.12.00.80	Other
7019.13.05.00	
7019.13.15.40	Of a kind used in industry as packing or lubricating materials (201)
7019.13.15.80	Other (201)
7019.13.24.00	
7019.13.28.00	
7019.13.35.00	
7019.14.00.00	
7019.15.00.00	
7019.19.30.00	
7019.19.70.00	
7019.19.91.00	
7019.61.05.00	
7019.61.10.00	
7019.61.30.00	
7019.61.40.30	Silica filament fabric of filaments with silica content greater than 93 percent (622)
7019.61.40.60	Other (622)
7019.61.70.00	
7019.61.90.30	Silica filament fabric of filaments with silica content greater than 93 percent (622)
7019.61.90.60	Other (622)
7019.62.05.00	
7019.62.15.00	
7019.62.30.00	
7019.62.40.30	Silica filament fabric of filaments with silica content greater than 93 percent (622)
7019.62.40.60	Other (622)
7019.62.70.00	
7019.62.90.30	Silica filament fabric of filaments with silica content greater than 93 percent (622)
7019.62.90.60	Other (622)
7019.63.05.00	
7019.63.15.10	Weighing 185 grams or less per square meter (622)
7019.63.15.90	Other (622)
7019.63.30.00	
7019.63.40.30	Silica filament fabric of filaments with silica content greater than 93 percent (622)
7019.63.40.60	Other (622)
7019.63.70.00	
7019.63.90.30	Silica filament fabric of filaments with silica content greater than 93 percent (622)
7019.63.90.60	Other
7019.64.05.00	
7019.64.15.10	Weighing 185 grams or less per square meter (622)
7019.64.15.90	Other (622)
7019.64.30.00	
7019.64.40.30	Silica filament fabric of filaments with silica content greater than 93 percent (622)
7019.64.40.60	Other (622)
7019.64.70.00	
7019.64.90.30	Silica filament fabric of filaments with silica content greater than 93 percent (622)
7019.64.90.60	Other (622)
7019.65.51.00	
7019.65.90.10	Weighing 185 grams or less per square meter (622)
7019.65.90.90	Other (622)
7019.66.30.00	
7019.66.40.10	Weighing 185 grams or less per square meter (622)
7019.66.40.21	Weighing more than 215 grams per square meter, with a filament diameter of 7 to 13 microns (622)
7019.66.40.96	Other (622)
7019.66.70.00	
7019.66.90.10	Weighing 185 grams or less per square meter (622)
7019.66.90.21	Weighing more than 215 grams per square meter, with a filament diameter of 7 to 13 microns (622)
7019.66.90.60	Other (622)
7019.69.30.00	
7019.69.40.10	Weighing 185 grams or less per square meter (622)
7019.69.40.21	Weighing more than 215 grams per square meter, with a filament diameter of 7 to 13 microns (622)
7019.69.40.96	Other (622)
7019.69.70.00	
7019.69.90.10	Weighing 185 grams or less per square meter (622)
7019.69.90.21	Weighing more than 215 grams per square meter, with a filament diameter of 7 to 13 microns (622)
7019.69.90.60	Other (622)
7019.71.00.00	
7019.72.05.00	
7019.72.15.00	
7019.72.30.00	
7019.72.40.30	Silica filament fabric of filaments with silica content greater than 93 percent (622)
7019.72.40.60	Other (622)
7019.72.70.00	
7019.72.90.30	Silica filament fabric of filaments with silica content greater than 93 percent (622)
7019.72.90.60	Other (622)
7019.73.51.00	
7019.73.90.10	Weighing 185 grams or less per square meter (622)
7019.73.90.90	Other (622)
7019.80.10.10	Batts
7019.80.10.20	Pipe coverings
7019.80.10.90	Other
7019.80.90.00	
7019.90.11.00	
7019.90.51.20	Glass fibers in bulk
7019.90.51.40	Glass fiber filters
7019.90.51.50	Other
7020.00.30.00	
7020.00.40.00	
7020.00.60.00	
7101.10.30.00	
7101.10.60.00	
7101.21.00.00	
7101.22.30.00	
7101.22.60.00	
7102.10.00.00	
7102.21.10.10	Carbonados
7102.21.10.20	Other
7102.21.30.00	
7102.21.40.00	
7102.29.00.10	Miners'' diamonds > Carbonados
7102.29.00.20	Miners'' diamonds > Other
7102.29.00.50	Other
7102.31.00.00	
7102.39.00.10	Weighing not over 0.5 carat each
7102.39.00.50	Weighing over 0.5 carat each
7103.10.20.00	
7103.10.40.00	
7103.91.00.10	Rubies
7103.91.00.20	Sapphires
7103.91.00.30	Emeralds
7103.99.10.00	
7103.99.50.00	
7104.10.00.00	
7104.21.00.00	
7104.29.00.00	
7104.91.10.00	
7104.91.50.00	
7104.99.10.00	
7104.99.50.00	
7105.10.00.11	Natural > 80 mesh or finer
7105.10.00.15	Natural > Other
7105.10.00.20	Synthetic > Coated with metal
7105.10.00.30	Synthetic > Other > 80 mesh or finer
7105.10.00.50	Synthetic > Other > Other
7105.90.00.00	
7106.10.00.00	
7106.91.10.10	Bullion
7106.91.10.20	Dore
7106.91.50.00	
7106.92.10.00	
7106.92.50.00	
7107.00.00.00	
7108.11.00.00	
7108.12.10.13	Bullion > Containing by weight not less than 99.95 percent of gold
7108.12.10.17	Bullion > Other
7108.12.10.20	Dore
7108.12.50.10	Containing by weight not less than 99.95 percent of gold
7108.12.50.50	Other
7108.13.10.00	
7108.13.55.00	
7108.13.70.00	
7108.20.00.00	
7109.00.00.00	
7110.11.00.10	Grain and nuggets of the metal platinum
7110.11.00.20	Sponge of the metal platinum
7110.11.00.50	Other
7110.19.00.00	
7110.21.00.00	
7110.29.00.00	
7110.31.00.00	
7110.39.00.00	
7110.41.00.10	Separately > Iridium
7110.41.00.20	Separately > Osmium
7110.41.00.30	Separately > Ruthenium
7110.41.00.50	Other
7110.49.00.10	Iridium separately
7110.49.00.50	Other
7111.00.00.00	
7112.30.01.00	
7112.91.01.00	
7112.92.01.00	
7112.99.01.00	
7113.11.10.00	
7113.11.20.00	
7113.11.50.00	
7113.19.10.00	
7113.19.21.00	
7113.19.25.00	
7113.19.29.00	
7113.19.30.00	
7113.19.50.21	Of ISO standard platinum > Necklaces and neck chains
7113.19.50.25	Of ISO standard platinum > Rings
7113.19.50.30	Of ISO standard platinum > Earrings
7113.19.50.45	Of ISO standard platinum > Other
7113.19.50.91	Other > Articles of jewelry, of gold, other than rope, curb, cable, chain, necklaces, neck chains or clasps
7113.19.50.95	Other > Other
7113.20.10.00	
7113.20.21.00	
7113.20.25.00	
7113.20.29.00	
7113.20.30.00	
7113.20.50.00	
7114.11.10.00	
7114.11.20.00	
7114.11.30.00	
7114.11.40.00	
7114.11.45.00	
7114.11.50.00	
7114.11.60.00	
7114.11.70.00	
7114.19.00.00	
7114.20.00.40	Articles not elsewhere specified or included, of a type used for household, table or kitchen use; toilet or sanitary ware
7114.20.00.60	Other
7115.10.00.00	
7115.90.05.30	Of gold
7115.90.05.60	Of silver
7115.90.05.90	Other
7115.90.30.00	
7115.90.40.00	
7115.90.60.00	
7116.10.10.00	
7116.10.25.00	
7116.20.05.00	
7116.20.15.00	
7116.20.30.00	
7116.20.35.00	
7116.20.40.00	
7116.20.50.00	
7117.11.00.00	
7117.19.05.00	
7117.19.15.00	
7117.19.20.00	
7117.19.30.00	
7117.19.60.00	
7117.19.90.00	
7117.90.10.00	
7117.90.20.00	
7117.90.30.00	
7117.90.45.00	
7117.90.55.00	
7117.90.60.00	
7117.90.75.00	
7117.90.90.00	
7118.10.00.00	
7118.90.00.11	Gold > Canadian maple leaf
7118.90.00.19	Gold > Other
7118.90.00.20	Platinum
7118.90.00.55	Other
7201.10.00.00	
7201.20.00.00	
7201.50.30.00	
7201.50.60.00	
7202.11.10.00	
7202.11.50.00	
7202.19.10.00	
7202.19.50.00	
7202.21.10.00	
7202.21.50.00	
7202.21.75.00	
7202.21.90.00	
7202.29.00.10	Containing by weight over 2 percent of magnesium
7202.29.00.50	Other
7202.30.00.00	
7202.41.00.00	
7202.49.10.00	
7202.49.50.10	Containing by weight more than 0.5 percent of carbon
7202.49.50.90	Other
7202.50.00.00	
7202.60.00.00	
7202.70.00.00	
7202.80.00.00	
7202.91.00.00	
7202.92.00.00	
7202.93.40.00	
7202.93.80.00	
7202.99.10.00	
7202.99.20.00	
7202.99.80.20	Ferrophosphorus
7202.99.80.40	Other
7203.10.00.00	
7203.90.00.00	
7204.10.00.00	
7204.21.00.00	
7204.29.00.00	
7204.30.00.00	
7204.41.00.20	No. 1 bundles
7204.41.00.40	No. 2 bundles
7204.41.00.60	Borings, shovelings and turnings
7204.41.00.80	Other
7204.49.00.20	No. 1 heavy melting
7204.49.00.40	No. 2 heavy melting
7204.49.00.60	Other > Cut plate and structural
7204.49.00.70	Other > Shredded
7204.49.00.80	Other > Other
7204.50.00.00	
7205.10.00.00	
7205.21.00.00	
7205.29.00.00	
7206.10.00.00	
7206.90.00.00	
7207.11.00.00	
7207.12.00.10	Having a width measuring less than four times the thickness
7207.12.00.50	Having a width measuring at least four times the thickness
7207.19.00.30	Of circular cross section
7207.19.00.90	Other
7207.20.00.25	Of rectangular (including square) cross section > Having a width measuring less than four times the thickness
7207.20.00.45	Of rectangular (including square) cross section > Having a width measuring at least four times the thickness
7207.20.00.75	Of circular cross section
7207.20.00.90	Other
7208.10.15.00	
7208.10.30.00	
7208.10.60.00	
7208.25.30.00	
7208.25.60.00	
7208.26.00.30	High-strength steel
7208.26.00.60	Other
7208.27.00.40	High-strength steel > “Advanced” or “ultra” of a kind described in statistical note 4 to this chapter
7208.27.00.45	High-strength steel > Other
7208.27.00.60	Other
7208.36.00.30	High-strength steel
7208.36.00.60	Other
7208.37.00.30	High-strength steel
7208.37.00.60	Other
7208.38.00.15	High-strength steel
7208.38.00.30	Other > With untrimmed edges
7208.38.00.90	Other > Other
7208.39.00.20	High-strength steel > “Advanced” or “ultra” of a kind described in statistical note 4 to this chapter
7208.39.00.25	High-strength steel > Other
7208.39.00.30	Other > With untrimmed edges
7208.39.00.90	Other > Other
7208.40.30.30	Of a thickness exceeding 10 mm
7208.40.30.60	Other
7208.40.60.30	Of a thickness less than 3 mm
7208.40.60.60	Other
7208.51.00.30	Universal mill plate
7208.51.00.45	Other > Of high-strength steel
7208.51.00.60	Other > Other
7208.52.00.00	
7208.53.00.00	
7208.54.00.00	
7208.90.00.00	
7209.15.00.00	
7209.16.00.40	Of high-strength steel > Annealed > “Advanced” or “ultra” of a kind described in statistical note 4 to this chapter
7209.16.00.45	Of high-strength steel > Annealed > Other
7209.16.00.60	Of high-strength steel > Other
7209.16.00.70	Other > Annealed
7209.16.00.91	Other > Other
7209.17.00.40	Of high-strength steel > Annealed > “Advanced” or “ultra” of a kind described in statistical note 4 to this chapter
7209.17.00.45	Of high-strength steel > Annealed > Other
7209.17.00.60	Of high-strength steel > Other
7209.17.00.70	Other > Annealed
7209.17.00.91	Other > Other
7209.18.15.30	Annealed
7209.18.15.60	Other
7209.18.25.20	Annealed
7209.18.25.85	Other
7209.18.60.20	Annealed
7209.18.60.90	Other
7209.25.00.00	
7209.26.00.00	
7209.27.00.00	
7209.28.00.00	
7209.90.00.00	
7210.11.00.00	
7210.12.00.00	
7210.20.00.00	
7210.30.00.30	Of high-strength steel
7210.30.00.60	Other
7210.41.00.00	
7210.49.00.40	Of high-strength steel > “Advanced” or “ultra” of a kind described in statistical note 4 to this chapter
7210.49.00.45	Of high-strength steel > Other
7210.49.00.91	Other > Of a thickness of 0.4 mm or more
7210.49.00.95	Other > Other
7210.50.00.20	Of a width less than 1050 mm
7210.50.00.90	Other
7210.61.00.00	
7210.69.00.00	
7210.70.30.00	
7210.70.60.30	Zinc coated or plated > Electrolytically coated or plated
7210.70.60.60	Zinc coated or plated > Other
7210.70.60.90	Other
7210.90.10.00	
7210.90.60.00	
7210.90.90.00	
7211.13.00.00	
7211.14.00.30	Of high-strength steel
7211.14.00.45	Other > Not in coils
7211.14.00.90	Other > Other
7211.19.15.00	
7211.19.20.00	
7211.19.30.00	
7211.19.45.00	
7211.19.60.00	
7211.19.75.30	In coils > With untrimmed edges
7211.19.75.60	In coils > Other
7211.19.75.90	Other
7211.23.15.00	
7211.23.20.00	
7211.23.30.00	
7211.23.45.00	
7211.23.60.30	Of a thickness exceeding 1.25 mm
7211.23.60.60	Of a thickness exceeding 0.25 mm but not exceeding 1.25 mm
7211.23.60.90	Of a thickness not exceeding 0.25 mm
7211.29.20.30	Of a width less than 51 mm, in coils
7211.29.20.90	Other
7211.29.45.00	
7211.29.60.30	Of a thickness exceeding 1.25 mm
7211.29.60.80	Other
7211.90.00.00	
7212.10.00.00	
7212.20.00.00	
7212.30.10.30	Of a width less than 51 mm, in coils
7212.30.10.90	Other
7212.30.30.00	
7212.30.50.00	
7212.40.10.00	
7212.40.50.00	
7212.50.00.00	
7212.60.00.00	
7213.10.00.00	
7213.20.00.10	Containing by weight 0.1 percent or more of lead
7213.20.00.80	Other
7213.91.30.11	Tire cord-quality steel wire rod of a kind described in statistical note 5 to this chapter
7213.91.30.15	Of Cold Heading Quality (CHQ) steel of a kind described in statistical note 6 to this chapter
7213.91.30.20	Of welding quality wire rods of a kind described in statistical note 7 to this chapter
7213.91.30.93	Other
7213.91.45.00	
7213.91.60.00	
7213.99.00.30	Of circular cross section > With a diameter of 14 mm or more but less than 19 mm
7213.99.00.60	Of circular cross section > With a diameter of 19 mm or more
7213.99.00.90	Other
7214.10.00.00	
7214.20.00.00	
7214.30.00.10	Containing by weight 0.1 percent or more of lead
7214.30.00.80	Other
7214.91.00.16	Containing by weight less than 0.25 percent of carbon > With a maximum cross section less than 152 mm
7214.91.00.20	Containing by weight less than 0.25 percent of carbon > With a maximum cross section of 152 mm or more
7214.91.00.60	Containing by weight 0.25 percent or more but less than 0.6 percent of carbon
7214.91.00.90	Containing by weight 0.6 percent or more of carbon
7214.99.00.16	Rounds > Containing by weight less than 0.25 percent of carbon > With a diameter less than 76 mm
7214.99.00.21	Rounds > Containing by weight less than 0.25 percent of carbon > With a diameter of 76 mm or more but not exceeding 152 mm
7214.99.00.26	Rounds > Containing by weight less than 0.25 percent of carbon > With a diameter exceeding 152 mm
7214.99.00.31	Rounds > Containing by weight 0.25 percent or more but less than 0.6 percent of carbon > With a diameter less than 76 mm
7214.99.00.36	Rounds > Containing by weight 0.25 percent or more but less than 0.6 percent of carbon > With a diameter of 76 mm or more but not exceeding 152 mm
7214.99.00.40	Rounds > Containing by weight 0.25 percent or more but less than 0.6 percent of carbon > With a diameter exceeding 152 mm
7214.99.00.45	Rounds > Containing by weight 0.6 percent or more of carbon
7214.99.00.60	Other > Containing by weight less than 0.25 percent of carbon
7214.99.00.75	Other > Containing by weight 0.25 percent or more but less than 0.6 percent of carbon
7214.99.00.90	Other > Containing by weight 0.6 percent or more of carbon
7215.10.00.10	Containing by weight 0.1 percent or more of lead
7215.10.00.80	Other
7215.50.00.16	Containing by weight less than 0.25 percent of carbon > With a diameter or cross section measuring less than 76 mm
7215.50.00.18	Containing by weight less than 0.25 percent of carbon > With a diameter or cross section measuring 76 mm or more but not exceeding 228 mm
7215.50.00.20	Containing by weight less than 0.25 percent of carbon > With a diameter or cross section exceeding 228 mm
7215.50.00.61	Containing by weight 0.25 percent or more but less than 0.6 percent of carbon > With a diameter or cross section measuring less than 76 mm
7215.50.00.63	Containing by weight 0.25 percent or more but less than 0.6 percent of carbon > With a diameter or cross section measuring 76 mm or more but not exceeding 228 mm
7215.50.00.65	Containing by weight 0.25 percent or more but less than 0.6 percent of carbon > With a diameter or cross section exceeding 228 mm
7215.50.00.90	Containing by weight 0.6 percent or more of carbon
7215.90.10.00	
7215.90.30.00	
7215.90.50.00	
7216.10.00.10	U sections
7216.10.00.50	Other
7216.21.00.00	
7216.22.00.00	
7216.31.00.00	
7216.32.00.00	
7216.33.00.30	Weighing not more than 11.3 kg per 30.5 cm, with a web depth measuring 102 mm to 356 mm
7216.33.00.60	Weighing more than 11.3 kg but not more than 27.2 kg per 30.5 cm, with a web depth measuring 203 mm to 457 mm
7216.33.00.90	Other
7216.40.00.10	L sections
7216.40.00.50	Other
7216.50.00.00	
7216.61.00.00	
7216.69.00.00	
7216.91.00.10	Drilled, notched, punched or cambered
7216.91.00.90	Other
7216.99.00.10	Drilled, notched, punched or cambered
7216.99.00.90	Other
7217.10.10.00	
7217.10.20.00	
7217.10.30.00	
7217.10.40.40	Heat treated > In coils weighing not more than 2 kilograms
7217.10.40.45	Heat treated > Other
7217.10.40.90	Other
7217.10.50.30	Heat treated
7217.10.50.90	Other
7217.10.60.00	
7217.10.70.00	
7217.10.80.10	Containing by weight 0.25 percent or more but less than 0.6 percent of carbon > Heat treated
7217.10.80.20	Containing by weight 0.25 percent or more but less than 0.6 percent of carbon > Other
7217.10.80.25	Containing by weight 0.6 percent or more of carbon > Heat treated > With a diameter of less than 1.0 mm
7217.10.80.30	Containing by weight 0.6 percent or more of carbon > Heat treated > With a diameter of 1.0 mm or more but less than 1.5 mm
7217.10.80.45	Containing by weight 0.6 percent or more of carbon > Heat treated > With a diameter of 1.5 mm or more
7217.10.80.60	Containing by weight 0.6 percent or more of carbon > Other > With a diameter of less than 1.0 mm
7217.10.80.75	Containing by weight 0.6 percent or more of carbon > Other > With a diameter of 1.0 mm or more but less than 1.5 mm
7217.10.80.90	Containing by weight 0.6 percent or more of carbon > Other > With a diameter of 1.5 mm or more
7217.10.90.00	
7217.20.15.00	
7217.20.30.00	
7217.20.45.10	With a diameter of less than 1.0 mm > Containing by weight less than 0.25 percent of carbon
7217.20.45.20	With a diameter of less than 1.0 mm > Containing by weight 0.25 percent or more but less than 0.6 percent of carbon
7217.20.45.30	With a diameter of less than 1.0 mm > Containing by weight 0.6 percent or more of carbon
7217.20.45.40	With a diameter of 1.0 mm or more but less than 1.5 mm > Containing by weight less than 0.25 percent of carbon
7217.20.45.50	With a diameter of 1.0 mm or more but less than 1.5 mm > Containing by weight 0.25 percent or more but less than 0.6 percent of carbon
7217.20.45.60	With a diameter of 1.0 mm or more but less than 1.5 mm > Containing by weight 0.6 percent or more of carbon
7217.20.45.70	With a diameter of 1.5 mm or more > Containing by weight 0.25 percent or more but less than 0.6 percent of carbon
7217.20.45.80	With a diameter of 1.5 mm or more > Containing by weight 0.6 percent or more of carbon
7217.20.60.00	
7217.20.75.00	
7217.30.15.30	Containing by weight 0.6 percent or more of carbon
7217.30.15.60	Other
7217.30.30.00	
7217.30.45.04	Containing by weight less than 0.20 percent of carbon, and suitable for electric arc welding
7217.30.45.11	Other > With a diameter of less than 1.0 mm > Containing by weight less than 0.25 percent of carbon
7217.30.45.20	Other > With a diameter of less than 1.0 mm > Containing by weight 0.25 percent or more but less than 0.6 percent or carbon
7217.30.45.30	Other > With a diameter of less than 1.0 mm > Containing by weight 0.6 percent or more of carbon
7217.30.45.41	Other > With a diameter of 1.0 mm or more but less than 1.5 mm > Containing by weight less than 0.25 percent of carbon
7217.30.45.50	Other > With a diameter of 1.0 mm or more but less than 1.5 mm > Containing by weight 0.25 percent or more but less than 0.6 percent of carbon
7217.30.45.60	Other > With a diameter of 1.0 mm or more but less than 1.5 mm > Containing by weight 0.6 percent or more of carbon
7217.30.45.90	Other > With a diameter of 1.5 mm or more
7217.30.60.00	
7217.30.75.00	
7217.90.10.00	
7217.90.50.30	Containing by weight less than 0.25 percent of carbon
7217.90.50.60	Containing by weight 0.25 percent or more but less than 0.6 percent of carbon
7217.90.50.90	Containing by weight 0.6 percent or more of carbon
7218.10.00.00	
7218.91.00.15	Having a width less than four times the thickness > Having a cross-sectional area of less than 232 cm2
7218.91.00.30	Having a width less than four times the thickness > Having a cross-sectional area of 232 cm2 or more
7218.91.00.60	Having a width at least four times the thickness
7218.99.00.15	Of square cross section > Having a cross-sectional area of less than 232 cm2
7218.99.00.30	Of square cross section > Having a cross-sectional area of 232 cm2 or more
7218.99.00.45	Of circular cross section > Having a cross-sectional area of less than 232 cm2
7218.99.00.60	Of circular cross section > Having a cross-sectional area of 232 cm2 or more
7218.99.00.90	Other
7219.11.00.30	Of a width not exceeding 1575 mm
7219.11.00.60	Of a width exceeding 1575 mm
7219.12.00.02	Not annealed or not pickled
7219.12.00.06	Other > Of high-nickel alloy steel
7219.12.00.21	Other > Other > Of a width of 1370 mm or more > Of a thickness exceeding 6.8 mm > Of a width not exceeding 1575 mm
7219.12.00.26	Other > Other > Of a width of 1370 mm or more > Of a thickness exceeding 6.8 mm > Of a width exceeding 1575 mm
7219.12.00.51	Other > Other > Of a width of 1370 mm or more > Other > Of a width not exceeding 1575 mm
7219.12.00.56	Other > Other > Of a width of 1370 mm or more > Other > Of a width exceeding 1575 mm
7219.12.00.66	Other > Other > Other > Containing more than 0.5 percent by weight of nickel > Containing more than 1.5 percent but less than 5 percent by weight of molybdenum
7219.12.00.71	Other > Other > Other > Containing more than 0.5 percent by weight of nickel > Other
7219.12.00.81	Other > Other > Other > Other
7219.13.00.02	Not annealed or not pickled
7219.13.00.31	Other > Of a width of 1370 mm or more
7219.13.00.51	Other > Other > Containing more than 0.5 percent but less than 24 percent by weight of nickel > Containing more than 1.5 percent but less than 5 percent by weight of molybdenum
7219.13.00.71	Other > Other > Containing more than 0.5 percent but less than 24 percent by weight of nickel > Other
7219.13.00.81	Other > Other > Other
7219.14.00.30	Of a width of 1370 mm or more
7219.14.00.65	Other > Of high-nickel alloy steel
7219.14.00.90	Other > Other
7219.21.00.05	Of high-nickel alloy steel
7219.21.00.20	Other > Of a width not exceeding 1575 mm
7219.21.00.40	Other > Of a width exceeding 1575 mm but not exceeding 1880 mm
7219.21.00.60	Other > Of a width exceeding 1880 mm
7219.22.00.05	Of high-nickel alloy steel
7219.22.00.15	Other > Containing more than 0.5 percent by weight of nickel > Containing more than 1.5 percent but less than 5 percent by weight of molybdenum > Of a width not exceeding 1575 mm
7219.22.00.20	Other > Containing more than 0.5 percent by weight of nickel > Containing more than 1.5 percent but less than 5 percent by weight of molybdenum > Of a width exceeding 1575 mm but not exceeding 1880 mm
7219.22.00.25	Other > Containing more than 0.5 percent by weight of nickel > Containing more than 1.5 percent but less than 5 percent by weight of molybdenum > Of a width exceeding 1880 mm
7219.22.00.35	Other > Containing more than 0.5 percent by weight of nickel > Other > Of a width not exceeding 1575 mm
7219.22.00.40	Other > Containing more than 0.5 percent by weight of nickel > Other > Of a width exceeding 1575 mm but not exceeding 1880 mm
7219.22.00.45	Other > Containing more than 0.5 percent by weight of nickel > Other > Of a width exceeding 1880 mm
7219.22.00.70	Other > Other > Of a width not exceeding 1575 mm
7219.22.00.75	Other > Other > Of a width exceeding 1575 mm but not exceeding 1880 mm
7219.22.00.80	Other > Other > Of a width exceeding 1880 mm
7219.23.00.30	Of a width of 1370 mm or more
7219.23.00.60	Other
7219.24.00.30	Of a width of 1370 mm or more
7219.24.00.60	Other
7219.31.00.10	In coils
7219.31.00.50	Not in coils
7219.32.00.05	In coils > Of a width of 1370 mm or more > Of high-nickel alloy steel
7219.32.00.20	In coils > Of a width of 1370 mm or more > Other > Containing more than 0.5 percent by weight of nickel
7219.32.00.25	In coils > Of a width of 1370 mm or more > Other > Other
7219.32.00.35	In coils > Other > Of high-nickel alloy steel
7219.32.00.36	In coils > Other > Other > Containing more than 0.5 percent by weight of nickel > Containing more than 1.5 percent but less than 5 percent by weight of molybdenum
7219.32.00.38	In coils > Other > Other > Containing more than 0.5 percent by weight of nickel > Other
7219.32.00.42	In coils > Other > Other > Other > Containing less than 15 percent by weight of chromium
7219.32.00.44	In coils > Other > Other > Other > Other
7219.32.00.45	Not in coils > Of a width of 1370 mm or more
7219.32.00.60	Not in coils > Other
7219.33.00.05	In coils > Of a width of 1370 mm or more > Of high-nickel alloy steel
7219.33.00.20	In coils > Of a width of 1370 mm or more > Other > Containing more than 0.5 percent by weight of nickel
7219.33.00.25	In coils > Of a width of 1370 mm or more > Other > Other
7219.33.00.35	In coils > Other > Of high-nickel alloy steel
7219.33.00.36	In coils > Other > Other > Containing more than 0.5 percent by weight of nickel > Containing more than 1.5 percent but less than 5 percent by weight of molybdenum
7219.33.00.38	In coils > Other > Other > Containing more than 0.5 percent by weight of nickel > Other
7219.33.00.42	In coils > Other > Other > Other > Containing less than 15 percent by weight of chromium
7219.33.00.44	In coils > Other > Other > Other > Other
7219.33.00.45	Not in coils > Of a width of 1370 mm or more
7219.33.00.70	Not in coils > Other > Containing more than 0.5 percent but less than 24 percent by weight of nickel
7219.33.00.80	Not in coils > Other > Other
7219.34.00.05	In coils > Of high-nickel alloy steel
7219.34.00.20	In coils > Other > Containing more than 0.5 percent by weight of nickel > Containing more than 1.5 percent but less than 5 percent by weight of molybdenum
7219.34.00.25	In coils > Other > Containing more than 0.5 percent by weight of nickel > Other
7219.34.00.30	In coils > Other > Other > Containing less than 15 percent by weight of chromium
7219.34.00.35	In coils > Other > Other > Other
7219.34.00.50	Not in coils
7219.35.00.05	In coils > Containing more than 0.5 percent but less than 24 percent by weight of nickel > Containing more than 1.5 percent but less than 5 percent by weight of molybdenum
7219.35.00.15	In coils > Containing more than 0.5 percent but less than 24 percent by weight of nickel > Other
7219.35.00.30	In coils > Other > Containing less than 15 percent by weight of chromium
7219.35.00.35	In coils > Other > Other
7219.35.00.50	Not in coils
7219.90.00.10	Of high-nickel alloy steel
7219.90.00.20	Other > Containing more than 0.5 percent by weight of nickel > Containing more than 1.5 percent but less than 5 percent by weight of molybdenum
7219.90.00.25	Other > Containing more than 0.5 percent by weight of nickel > Other
7219.90.00.60	Other > Other > Containing less than 15 percent by weight of chromium
7219.90.00.80	Other > Other > Other
7220.11.00.00	
7220.12.10.00	
7220.12.50.00	
7220.20.10.10	Containing more than 0.5 percent but less than 24 percent by weight of nickel > Containing more than 1.5 percent but less than 5 percent by weight of molybdenum
7220.20.10.15	Containing more than 0.5 percent but less than 24 percent by weight of nickel > Other
7220.20.10.60	Other > Containing less than 15 percent by weight of chromium
7220.20.10.80	Other > Other
7220.20.60.05	Of high-nickel alloy steel
7220.20.60.10	Other > Containing more than 0.5 percent by weight of nickel > Containing more than 1.5 percent but less than 5 percent by weight of molybdenum
7220.20.60.15	Other > Containing more than 0.5 percent by weight of nickel > Other
7220.20.60.60	Other > Other > Containing less than 15 percent by weight of chromium
7220.20.60.80	Other > Other > Other
7220.20.70.05	Of high-nickel alloy steel
7220.20.70.10	Other > Containing more than 0.5 percent by weight of nickel > Containing more than 1.5 percent but less than 5 percent by weight of molybdenum
7220.20.70.15	Other > Containing more than 0.5 percent by weight of nickel > Other
7220.20.70.60	Other > Other > Containing less than 15 percent by weight of chromium
7220.20.70.80	Other > Other > Other
7220.20.80.00	
7220.20.90.30	Containing more than 0.5 percent but less than 24 percent by weight of nickel
7220.20.90.60	Other
7220.90.00.10	Containing more than 0.5 percent but less than 24 percent by weight of nickel > Containing more than 1.5 percent but less than 5 percent by weight of molybdenum
7220.90.00.15	Containing more than 0.5 percent but less than 24 percent by weight of nickel > Other
7220.90.00.60	Other > Containing less than 15 percent by weight of chromium
7220.90.00.80	Other > Other
7221.00.00.05	Of high-nickel alloy steel
7221.00.00.17	Other > Of circular cross section > With a diameter of less than 14 mm > Containing less than 8 percent by weight of nickel
7221.00.00.18	Other > Of circular cross section > With a diameter of less than 14 mm > Containing 8 percent or more but less than 24 percent by weight of nickel
7221.00.00.30	Other > Of circular cross section > With a diameter of 14 mm or more but less than 19 mm
7221.00.00.45	Other > Of circular cross section > With a diameter of 19 mm or more
7221.00.00.75	Other > Other
7222.11.00.01	Electroslag or vacuum arc remelted
7222.11.00.06	Of high-nickel alloy steel
7222.11.00.57	Other > With a maximum cross-sectional dimension of less than 152.4 mm > Containing less than 8 percent by weight of nickel
7222.11.00.59	Other > With a maximum cross-sectional dimension of less than 152.4 mm > Containing 8 percent or more but less than 24 percent by weight of nickel
7222.11.00.82	Other > With a maximum cross-sectional dimension of 152.4 mm or more > Containing less than 8 percent by weight of nickel
7222.11.00.84	Other > With a maximum cross-sectional dimension of 152.4 mm or more > Containing 8 percent or more but less than 24 percent by weight of nickel
7222.19.00.01	Electroslag or vacuum arc remelted
7222.19.00.06	Other > Of high-nickel alloy steel
7222.19.00.52	Other > Other > Containing less than 8 percent by weight of nickel
7222.19.00.54	Other > Other > Containing 8 percent or more but less than 24 percent by weight of nickel
7222.20.00.01	Electroslag or vacuum arc remelted
7222.20.00.06	Of high-nickel alloy steel
7222.20.00.41	Other > Of a circular cross-section > With a maximum circular cross-sectional dimension of less than 18 mm > Containing less than 8 percent by weight of nickel
7222.20.00.43	Other > Of a circular cross-section > With a maximum circular cross-sectional dimension of less than 18 mm > Containing 8 percent or more but less than 24 percent by weight of nickel
7222.20.00.62	Other > Of a circular cross-section > With a maximum circular cross-sectional dimension of 18 mm or more and less than 152.4 mm > Containing less than 8 percent by weight of nickel
7222.20.00.64	Other > Of a circular cross-section > With a maximum circular cross-sectional dimension of 18 mm or more and less than 152.4 mm > Containing 8 percent or more but less than 24 percent by weight of nickel
7222.20.00.67	Other > Of a circular cross-section > With a maximum circular cross-sectional dimension of 152.4 mm or more > Containing less than 8 percent by weight of nickel
7222.20.00.69	Other > Of a circular cross-section > With a maximum circular cross-sectional dimension of 152.4 mm or more > Containing 8 percent or more but less than 24 percent by weight of nickel
7222.20.00.71	Other > Other > Containing less than 8 percent by weight of nickel
7222.20.00.73	Other > Other > Containing 8 percent or more but less than 24 percent by weight of nickel
7222.30.00.01	Electroslag or vacuum arc remelted
7222.30.00.12	Of high-nickel alloy steel
7222.30.00.22	Other > With a maximum cross-sectional dimension of less than 152.4 mm > Containing less than 8 percent by weight of nickel
7222.30.00.24	Other > With a maximum cross-sectional dimension of less than 152.4 mm > Containing 8 percent or more but less than 24 percent by weight of nickel
7222.30.00.82	Other > With a maximum cross-sectional dimension of 152.4 mm or more > Containing less than 8 percent by weight of nickel
7222.30.00.84	Other > With a maximum cross-sectional dimension of 152.4 mm or more > Containing 8 percent or more but less than 24 percent by weight of nickel
7222.40.30.25	With a maximum cross-sectional dimension of 80 mm or more > Angles
7222.40.30.45	With a maximum cross-sectional dimension of 80 mm or more > Other
7222.40.30.65	With a maximum cross-sectional dimension of less than 80 mm > Angles
7222.40.30.85	With a maximum cross-sectional dimension of less than 80 mm > Other
7222.40.60.00	
7223.00.10.05	Spring round wire of a kind described in statistical note 8 to this chapter
7223.00.10.16	Other > With a diameter of less than 0.25 mm
7223.00.10.31	Other > With a diameter of 0.25 mm or more but less than 0.76 mm
7223.00.10.46	Other > With a diameter of 0.76 mm or more but less than 1.52 mm
7223.00.10.61	Other > With a diameter of 1.52 mm or more but less than 5.1 mm
7223.00.10.76	Other > With a diameter of 5.1 mm or more
7223.00.50.00	
7223.00.90.00	
7224.10.00.05	Of high-nickel alloy steel
7224.10.00.45	Other > Of tool steel
7224.10.00.75	Other > Other
7224.90.00.05	Of high-nickel alloy steel
7224.90.00.15	Other > Of tool steel > Of rectangular (including square) cross section > Having a width less than four times the thickness
7224.90.00.25	Other > Of tool steel > Of rectangular (including square) cross section > Having a width at least four times the thickness
7224.90.00.35	Other > Of tool steel > Other
7224.90.00.45	Other > Other > Of rectangular (including square) cross section > Having a width less than four times the thickness
7224.90.00.55	Other > Other > Of rectangular (including square) cross section > Having a width at least four times the thickness
7224.90.00.65	Other > Other > Of circular cross section
7224.90.00.75	Other > Other > Other
7225.11.00.00	
7225.19.00.00	
7225.30.11.10	Of high-speed steel
7225.30.11.80	Other
7225.30.30.05	Of high-nickel alloy steel
7225.30.30.50	Other
7225.30.51.10	Of high-speed steel
7225.30.51.80	Other
7225.30.70.00	
7225.40.11.10	Of high-speed steel
7225.40.11.80	Other
7225.40.30.05	Of high-nickel alloy steel
7225.40.30.50	Other
7225.40.51.10	Of high-speed steel
7225.40.51.30	Of ball-bearing steel
7225.40.51.60	Other
7225.40.70.00	
7225.50.11.10	Of high-speed steel
7225.50.11.30	Of ball-bearing steel
7225.50.11.60	Other
7225.50.60.00	
7225.50.70.00	
7225.50.80.10	Of high-nickel alloy steel
7225.50.80.80	Other
7225.91.00.00	
7225.92.00.00	
7225.99.00.10	Of high-nickel alloy steel
7225.99.00.90	Other
7226.11.10.00	
7226.11.90.30	Of thickness not exceeding 0.25 mm
7226.11.90.60	Other
7226.19.10.00	
7226.19.90.00	
7226.20.00.00	
7226.91.05.00	
7226.91.15.30	Of ball-bearing steel
7226.91.15.60	Other
7226.91.25.30	Of ball-bearing steel
7226.91.25.60	Other
7226.91.50.00	
7226.91.70.00	
7226.91.80.00	
7226.92.10.30	Of ball-bearing steel
7226.92.10.60	Other
7226.92.30.30	Of ball-bearing steel
7226.92.30.60	Other
7226.92.50.00	
7226.92.70.05	Of high-nickel alloy steel
7226.92.70.50	Other
7226.92.80.05	Of high-nickel alloy steel
7226.92.80.50	Other
7226.99.01.10	Electrolytically plated or coated with zinc
7226.99.01.30	Otherwise plated or coated with zinc
7226.99.01.80	Other
7227.10.00.00	
7227.20.00.30	Of welding quality wire rods of a kind described in statistical note 7 to this chapter
7227.20.00.80	Other
7227.90.10.30	Of ball-bearing steel
7227.90.10.60	Other
7227.90.20.30	Of ball-bearing steel
7227.90.20.60	Other
7227.90.60.05	Of high-nickel alloy steel
7227.90.60.10	Of Cold Heading Quality (CHQ) steel of a kind described in statistical note 6 to this chapter
7227.90.60.20	Of welding quality wire rods of a kind described in statistical note 7 to this chapter
7227.90.60.30	Of a circular cross section > With a diameter of less than 14 mm
7227.90.60.35	Of a circular cross section > With a diameter of 14 mm or more but less than 19 mm
7227.90.60.40	Of a circular cross section > With a diameter of 19 mm or more
7227.90.60.90	Other
7228.10.00.10	Not cold-formed
7228.10.00.30	Cold-formed > With a maximum cross-sectional dimension of less than 18 mm
7228.10.00.60	Cold-formed > With a maximum cross-sectional dimension of 18 mm or more
7228.20.10.00	
7228.20.50.00	
7228.30.20.00	
7228.30.40.00	
7228.30.60.00	
7228.30.80.05	Of high-nickel alloy steel
7228.30.80.10	Concrete reinforcing bars and rods
7228.30.80.15	Other > With a diameter or cross section measuring less than 76 mm
7228.30.80.41	Other > With a diameter or cross section measuring 76 mm or more but not exceeding 152 mm
7228.30.80.45	Other > With a diameter or cross section measuring 152 mm or more but not exceeding 228 mm
7228.30.80.70	Other > With a diameter or cross section exceeding 228 mm
7228.40.00.00	
7228.50.10.10	Of ball-bearing steel
7228.50.10.20	Other > With a maximum cross-sectional dimension of less than 18 mm > Of round or rectangular cross section with surfaces ground, milled or polished
7228.50.10.40	Other > With a maximum cross-sectional dimension of less than 18 mm > Other
7228.50.10.60	Other > With a maximum cross-sectional dimension of 18 mm or more > Of round or rectangular cross section with surfaces ground, milled or polished
7228.50.10.80	Other > With a maximum cross-sectional dimension of 18 mm or more > Other
7228.50.50.05	Of high-nickel alloy steel
7228.50.50.15	Other > With a diameter or cross section measuring less than 76 mm
7228.50.50.40	Other > With a diameter or cross section measuring 76 mm or more but not exceeding 228 mm
7228.50.50.70	Other > With a diameter or cross section exceeding 228 mm
7228.60.10.30	Of ball-bearing steel
7228.60.10.60	Other
7228.60.60.00	
7228.60.80.00	
7228.70.30.10	U, I, H and T sections
7228.70.30.20	Other > With a maximum cross-sectional dimension of 76 mm or more > Angles
7228.70.30.41	Other > With a maximum cross-sectional dimension of 76 mm or more > Other
7228.70.30.60	Other > With a maximum cross-sectional dimension of less than 76 mm > Angles
7228.70.30.81	Other > With a maximum cross-sectional dimension of less than 76 mm > Other
7228.70.60.00	
7228.80.00.00	
7229.20.00.10	Round, with a diameter of less than or equal to 1.6 mm, containing by weight less than 0.20 percent of carbon, more than 0.9 percent of manganese, and more than 0.6 percent of silicon, and suitable for electric arc welding > Plated or coated with copper
7229.20.00.15	Round, with a diameter of less than or equal to 1.6 mm, containing by weight less than 0.20 percent of carbon, more than 0.9 percent of manganese, and more than 0.6 percent of silicon, and suitable for electric arc welding > Other
7229.20.00.90	Other
7229.90.05.00	
7229.90.10.00	
7229.90.50.06	With a diameter of less than or equal to 1.6 mm, containing by weight less than 0.20 percent of carbon and more than 0.3 percent of nickel or more than 0.08 percent of molybdenum, and suitable for electric arc welding > Plated or coated with copper
7229.90.50.08	With a diameter of less than or equal to 1.6 mm, containing by weight less than 0.20 percent of carbon and more than 0.3 percent of nickel or more than 0.08 percent of molybdenum, and suitable for electric arc welding > Other
7229.90.50.16	Other > With a diameter of less than 1.0 mm
7229.90.50.31	Other > With a diameter of 1.0 mm or more but less than 1.5 mm
7229.90.50.51	Other > With a diameter of 1.5 mm or more
7229.90.90.00	
7301.10.00.00	
7301.20.10.00	
7301.20.50.00	
7302.10.10.10	New > Not heat treated > Standard tee rails over 30 kg per meter
7302.10.10.15	New > Not heat treated > Other > Over 30 kg per meter
7302.10.10.25	New > Not heat treated > Other > Other
7302.10.10.35	New > Heat treated > Standard tee rails over 30 kg per meter
7302.10.10.45	New > Heat treated > Other > Over 30 kg per meter
7302.10.10.55	New > Heat treated > Other > Other
7302.10.10.65	Used > Railway rails for rerolling
7302.10.10.75	Used > Other
7302.10.50.20	New
7302.10.50.40	Used > Railway rails for rerolling
7302.10.50.60	Used > Other
7302.30.00.00	
7302.40.00.00	
7302.90.10.00	
7302.90.90.00	
7303.00.00.30	Soil pipe
7303.00.00.60	Pressure pipe with an inside diameter of less than 356 mm
7303.00.00.90	Other
7304.11.00.20	Having an outside diameter not exceeding 114.3 mm
7304.11.00.50	Having an outside diameter exceeding 114.3 mm but not exceeding 406.4 mm
7304.11.00.80	Having an outside diameter exceeding 406.4 mm
7304.19.10.20	Having an outside diameter not exceeding 114.3 mm
7304.19.10.30	Having an outside diameter exceeding 114.3 mm but less than 215.9 mm
7304.19.10.45	Having an outside diameter of 215.9 mm or more but not exceeding 406.4 mm > Having a wall thickness less than 12.7 mm
7304.19.10.60	Having an outside diameter of 215.9 mm or more but not exceeding 406.4 mm > Having a wall thickness of 12.7 mm or more
7304.19.10.80	Having an outside diameter exceeding 406.4 mm
7304.19.50.20	Having an outside diameter not exceeding 114.3 mm
7304.19.50.50	Having an outside diameter exceeding 114.3 mm but not exceeding 406.4 mm
7304.19.50.80	Having an outside diameter exceeding 406.4 mm
7304.22.00.30	Having an outside diameter not exceeding 168.3 mm > Having a wall thickness not exceeding 9.5 mm
7304.22.00.45	Having an outside diameter not exceeding 168.3 mm > Having a wall thickness exceeding 9.5 mm
7304.22.00.60	Having an outside diameter exceeding 168.3 mm
7304.23.30.00	
7304.23.60.30	Having an outside diameter not exceeding 168.3 mm > Having a wall thickness not exceeding 9.5 mm
7304.23.60.45	Having an outside diameter not exceeding 168.3 mm > Having a wall thickness exceeding 9.5 mm
7304.23.60.60	Having an outside diameter exceeding 168.3 mm
7304.24.30.10	Having an outside diameter less than 215.9 mm > Having a wall thickness less than 12.7 mm
7304.24.30.20	Having an outside diameter less than 215.9 mm > Having a wall thickness of 12.7 mm or more
7304.24.30.30	Having an outside diameter of 215.9 mm or more but not exceeding 285.8 mm > Having a wall thickness less than 12.7 mm
7304.24.30.40	Having an outside diameter of 215.9 mm or more but not exceeding 285.8 mm > Having a wall thickness of 12.7 mm or more
7304.24.30.45	Having an outside diameter exceeding 285.8 mm but not exceeding 406.4 mm
7304.24.30.80	Having an outside diameter exceeding 406.4 mm
7304.24.40.10	Having an outside diameter less than 215.9 mm > Having a wall thickness less than 12.7 mm
7304.24.40.20	Having an outside diameter less than 215.9 mm > Having a wall thickness of 12.7 mm or more
7304.24.40.30	Having an outside diameter of 215.9 mm or more but not exceeding 285.8 mm > Having a wall thickness less than 12.7 mm
7304.24.40.40	Having an outside diameter of 215.9 mm or more but not exceeding 285.8 mm > Having a wall thickness of 12.7 mm or more
7304.24.40.50	Having an outside diameter exceeding 285.8 mm but not exceeding 406.4 mm > Having a wall thickness less than 12.7 mm
7304.24.40.60	Having an outside diameter exceeding 285.8 mm but not exceeding 406.4 mm > Having a wall thickness of 12.7 mm or more
7304.24.40.80	Having an outside diameter exceeding 406.4 mm
7304.24.60.15	Having an outside diameter not exceeding 114.3 mm > Having a wall thickness not exceeding 9.5 mm
7304.24.60.30	Having an outside diameter not exceeding 114.3 mm > Having a wall thickness exceeding 9.5 mm
7304.24.60.45	Having an outside diameter exceeding 114.3 mm but less than 215.9 mm
7304.24.60.60	Having an outside diameter of 215.9 mm or more but not exceeding 406.4 mm
7304.24.60.75	Having an outside diameter exceeding 406.4 mm
7304.29.10.10	Having an outside diameter less than 215.9 mm > Having a wall thickness less than 12.7 mm
7304.29.10.20	Having an outside diameter less than 215.9 mm > Having a wall thickness of 12.7 mm or more
7304.29.10.30	Having an outside diameter of 215.9 mm or more but not exceeding 285.8 mm > Having a wall thickness less than 12.7 mm
7304.29.10.40	Having an outside diameter of 215.9 mm or more but not exceeding 285.8 mm > Having a wall thickness of 12.7 mm or more
7304.29.10.50	Having an outside diameter exceeding 285.8 mm but not exceeding 406.4 mm > Having a wall thickness less than 12.7 mm
7304.29.10.60	Having an outside diameter exceeding 285.8 mm but not exceeding 406.4 mm > Having a wall thickness of 12.7 mm or more
7304.29.10.80	Having an outside diameter exceeding 406.4 mm
7304.29.20.10	Having an outside diameter less than 215.9 mm > Having a wall thickness less than 12.7 mm
7304.29.20.20	Having an outside diameter less than 215.9 mm > Having a wall thickness of 12.7 mm or more
7304.29.20.30	Having an outside diameter of 215.9 mm or more but not exceeding 285.8 mm > Having a wall thickness less than 12.7 mm
7304.29.20.40	Having an outside diameter of 215.9 mm or more but not exceeding 285.8 mm > Having a wall thickness of 12.7 mm or more
7304.29.20.50	Having an outside diameter exceeding 285.8 mm but not exceeding 406.4 mm > Having a wall thickness less than 12.7 mm
7304.29.20.60	Having an outside diameter exceeding 285.8 mm but not exceeding 406.4 mm > Having a wall thickness of 12.7 mm or more
7304.29.20.80	Having an outside diameter exceeding 406.4 mm
7304.29.31.10	Having an outside diameter less than 215.9 mm > Having a wall thickness less than 12.7 mm
7304.29.31.20	Having an outside diameter less than 215.9 mm > Having a wall thickness of 12.7 mm or more
7304.29.31.30	Having an outside diameter of 215.9 mm or more but not exceeding 285.8 mm > Having a wall thickness less than 12.7 mm
7304.29.31.40	Having an outside diameter of 215.9 mm or more but not exceeding 285.8 mm > Having a wall thickness of 12.7 mm or more
7304.29.31.50	Having an outside diameter exceeding 285.8 mm but not exceeding 406.4 mm > Having a wall thickness less than 12.7 mm
7304.29.31.60	Having an outside diameter exceeding 285.8 mm but not exceeding 406.4 mm > Having a wall thickness of 12.7 mm or more
7304.29.31.80	Having an outside diameter exceeding 406.4 mm
7304.29.41.10	Having an outside diameter less than 215.9 mm > Having a wall thickness less than 12.7 mm
7304.29.41.20	Having an outside diameter less than 215.9 mm > Having a wall thickness of 12.7 mm or more
7304.29.41.30	Having an outside diameter of 215.9 mm or more but not exceeding 285.8 mm > Having a wall thickness less than 12.7 mm
7304.29.41.40	Having an outside diameter of 215.9 mm or more but not exceeding 285.8 mm > Having a wall thickness of 12.7 mm or more
7304.29.41.50	Having an outside diameter exceeding 285.8 mm but not exceeding 406.4 mm > Having a wall thickness less than 12.7 mm
7304.29.41.60	Having an outside diameter exceeding 285.8 mm but not exceeding 406.4 mm > Having a wall thickness of 12.7 mm or more
7304.29.41.80	Having an outside diameter exceeding 406.4 mm
7304.29.50.15	Having an outside diameter not exceeding 114.3 mm > Having a wall thickness not exceeding 9.5 mm
7304.29.50.30	Having an outside diameter not exceeding 114.3 mm > Having a wall thickness exceeding 9.5 mm
7304.29.50.45	Having an outside diameter exceeding 114.3 mm but less than 215.9 mm
7304.29.50.60	Having an outside diameter of 215.9 mm or more but not exceeding 406.4 mm
7304.29.50.75	Having an outside diameter exceeding 406.4 mm
7304.29.61.15	Having an outside diameter not exceeding 114.3 mm > Having a wall thickness not exceeding 9.5 mm
7304.29.61.30	Having an outside diameter not exceeding 114.3 mm > Having a wall thickness exceeding 9.5 mm
7304.29.61.45	Having an outside diameter exceeding 114.3 mm but less than 215.9 mm
7304.29.61.60	Having an outside diameter of 215.9 mm or more but not exceeding 406.4 mm
7304.29.61.75	Having an outside diameter exceeding 406.4 mm
7304.31.30.00	
7304.31.60.10	Suitable for use in boilers, superheaters, heat exchangers, condensers, refining furnaces and feedwater heaters
7304.31.60.50	Other
7304.39.00.02	Suitable for use in boilers, superheaters, heat exchangers, condensers, refining furnaces and feedwater heaters > Having an outside diameter less than 38.1 mm
7304.39.00.04	Suitable for use in boilers, superheaters, heat exchangers, condensers, refining furnaces and feedwater heaters > Having an outside diameter of 38.1 mm or more but less than 190.5 mm
7304.39.00.06	Suitable for use in boilers, superheaters, heat exchangers, condensers, refining furnaces and feedwater heaters > Having an outside diameter of 190.5 mm or more but not exceeding 285.8 mm
7304.39.00.08	Suitable for use in boilers, superheaters, heat exchangers, condensers, refining furnaces and feedwater heaters > Having an outside diameter exceeding 285.8 mm
7304.39.00.16	Other > Galvanized, having an outside diameter not exceeding 114.3 mm
7304.39.00.20	Other > Other > Having an outside diameter less than 38.1 mm
7304.39.00.24	Other > Other > Having an outside diameter of 38.1 mm or more but not exceeding 114.3 mm > Having a wall thickness less than 6.4 mm
7304.39.00.28	Other > Other > Having an outside diameter of 38.1 mm or more but not exceeding 114.3 mm > Having a wall thickness of 6.4 mm or more but not exceeding 12.7 mm
7304.39.00.32	Other > Other > Having an outside diameter of 38.1 mm or more but not exceeding 114.3 mm > Having a wall thickness exceeding 12.7 mm
7304.39.00.36	Other > Other > Having an outside diameter exceeding 114.3 mm but less than 190.5 mm > Having a wall thickness less than 12.7 mm
7304.39.00.40	Other > Other > Having an outside diameter exceeding 114.3 mm but less than 190.5 mm > Having a wall thickness of 12.7 mm or more but less than 19 mm
7304.39.00.44	Other > Other > Having an outside diameter exceeding 114.3 mm but less than 190.5 mm > Having a wall thickness of 19 mm or more
7304.39.00.48	Other > Other > Having an outside diameter of 190.5 mm or more but not exceeding 285.8 mm > Having a wall thickness less than 12.7 mm
7304.39.00.52	Other > Other > Having an outside diameter of 190.5 mm or more but not exceeding 285.8 mm > Having a wall thickness of 12.7 mm or more but less than 19 mm
7304.39.00.56	Other > Other > Having an outside diameter of 190.5 mm or more but not exceeding 285.8 mm > Having a wall thickness of 19 mm or more
7304.39.00.62	Other > Other > Having an outside diameter exceeding 285.8 mm but not exceeding 406.4 mm > Having a wall thickness less than 12.7 mm
7304.39.00.68	Other > Other > Having an outside diameter exceeding 285.8 mm but not exceeding 406.4 mm > Having a wall thickness of 12.7 mm or more but less than 19 mm
7304.39.00.72	Other > Other > Having an outside diameter exceeding 285.8 mm but not exceeding 406.4 mm > Having a wall thickness of 19 mm or more
7304.39.00.76	Other > Other > Having an outside diameter exceeding 406.4 mm > Having a wall thickness less than 19 mm
7304.39.00.80	Other > Other > Having an outside diameter exceeding 406.4 mm > Having a wall thickness of 19 mm or more
7304.41.30.05	Of high-nickel alloy steel
7304.41.30.15	Other > Suitable for use in boilers, superheaters, heat exchangers, condensers, refining furnaces and feedwater heaters
7304.41.30.45	Other > Other
7304.41.60.05	Of high-nickel alloy steel
7304.41.60.15	Other > Suitable for use in boilers, superheaters, heat exchangers, condensers, refining furnaces and feedwater heaters
7304.41.60.45	Other > Other
7304.49.00.05	Of high-nickel alloy steel
7304.49.00.15	Other > Hollow bars
7304.49.00.45	Other > Other > Suitable for use in boilers, superheaters, heat exchangers, condensers, refining furnaces and feedwater heaters
7304.49.00.60	Other > Other > Other
7304.51.10.00	
7304.51.50.05	Of high-nickel alloy steel
7304.51.50.15	Other > Suitable for use in boilers, superheaters, heat exchangers, condensers, refining furnaces and feedwater heaters > Of heat-resisting steel
7304.51.50.45	Other > Suitable for use in boilers, superheaters, heat exchangers, condensers, refining furnaces and feedwater heaters > Other
7304.51.50.60	Other > Other
7304.59.10.00	
7304.59.20.30	Of heat-resisting steel
7304.59.20.40	Other > Having an outside diameter less than 38.1 mm
7304.59.20.45	Other > Having an outside diameter of 38.1 mm or more but not exceeding 114.3 mm
7304.59.20.55	Other > Having an outside diameter exceeding 114.3 mm but less than 190.5 mm
7304.59.20.60	Other > Having an outside diameter of 190.5 mm or more but not exceeding 285.8 mm
7304.59.20.70	Other > Having an outside diameter exceeding 285.8 mm but not exceeding 406.4 mm
7304.59.20.80	Other > Having an outside diameter exceeding 406.4 mm
7304.59.60.00	
7304.59.80.10	Having an outside diameter less than 38.1 mm
7304.59.80.15	Having an outside diameter of 38.1 mm or more but not exceeding 114.3 mm > Having a wall thickness less than 6.4 mm
7304.59.80.20	Having an outside diameter of 38.1 mm or more but not exceeding 114.3 mm > Having a wall thickness of 6.4 mm or more but not exceeding 12.7 mm
7304.59.80.25	Having an outside diameter of 38.1 mm or more but not exceeding 114.3 mm > Having a wall thickness exceeding 12.7 mm
7304.59.80.30	Having an outside diameter exceeding 114.3 mm but less than 190.5 mm > Having a wall thickness less than 12.7 mm
7304.59.80.35	Having an outside diameter exceeding 114.3 mm but less than 190.5 mm > Having a wall thickness of 12.7 mm or more but less than 19 mm
7304.59.80.40	Having an outside diameter exceeding 114.3 mm but less than 190.5 mm > Having a wall thickness of 19 mm or more
7304.59.80.45	Having an outside diameter of 190.5 mm or more but not exceeding 285.8 mm > Having a wall thickness less than 12.7 mm
7304.59.80.50	Having an outside diameter of 190.5 mm or more but not exceeding 285.8 mm > Having a wall thickness of 12.7 mm or more but less than 19 mm
7304.59.80.55	Having an outside diameter of 190.5 mm or more but not exceeding 285.8 mm > Having a wall thickness of 19 mm or more
7304.59.80.60	Having an outside diameter exceeding 285.8 mm but not exceeding 406.4 mm > Having a wall thickness less than 12.7 mm
7304.59.80.65	Having an outside diameter exceeding 285.8 mm but not exceeding 406.4 mm > Having a wall thickness of 12.7 mm or more but less than 19 mm
7304.59.80.70	Having an outside diameter exceeding 285.8 mm but not exceeding 406.4 mm > Having a wall thickness of 19 mm or more
7304.59.80.80	Having an outside diameter exceeding 406.4 mm
7304.90.10.00	
7304.90.30.00	
7304.90.50.00	
7304.90.70.00	
7305.11.10.30	With an external diameter exceeding 406.4 mm but not exceeding 609.6 mm
7305.11.10.60	With an external diameter exceeding 609.6 mm
7305.11.50.00	
7305.12.10.30	With an external diameter exceeding 406.4 mm but not exceeding 609.6 mm
7305.12.10.60	With an external diameter exceeding 609.6 mm
7305.12.50.00	
7305.19.10.30	With an external diameter exceeding 406.4 mm but not exceeding 609.6 mm
7305.19.10.60	With an external diameter exceeding 609.6 mm
7305.19.50.00	
7305.20.20.00	
7305.20.40.00	
7305.20.60.00	
7305.20.80.00	
7305.31.20.00	
7305.31.40.00	
7305.31.60.10	Of stainless steel
7305.31.60.90	Other
7305.39.10.00	
7305.39.50.00	
7305.90.10.00	
7305.90.50.00	
7306.11.00.10	With an outside diameter not exceeding 114.3 mm
7306.11.00.50	With an outside diameter exceeding 114.3 mm
7306.19.10.10	With an outside diameter not exceeding 114.3 mm
7306.19.10.50	With an outside diameter exceeding 114.3 mm
7306.19.51.10	With an outside diameter not exceeding 114.3 mm
7306.19.51.50	With an outside diameter exceeding 114.3 mm
7306.21.30.00	
7306.21.40.00	
7306.21.80.10	Imported with coupling
7306.21.80.50	Other
7306.29.10.30	Imported with coupling
7306.29.10.90	Other
7306.29.20.00	
7306.29.31.00	
7306.29.41.00	
7306.29.60.10	Imported with coupling
7306.29.60.50	Other
7306.29.81.10	Imported with coupling
7306.29.81.50	Other
7306.30.10.10	Internally coated or lined with a non-electrically insulating material, suitable for use as electrical conduit
7306.30.10.90	Other
7306.30.30.00	
7306.30.50.10	Suitable for use in boilers, superheaters, heat exchangers, condensers, refining furnaces and feedwater heaters, whether or not cold drawn
7306.30.50.15	Other, cold-drawn
7306.30.50.20	Other, cold-rolled (cold-reduced) with a wall thickness not exceeding 2.54 mm
7306.30.50.26	Other > With an outside diameter not exceeding 114.3 mm > Galvanized > Imported with coupling > With an outside diameter not exceeding 50.8 mm
7306.30.50.27	Other > With an outside diameter not exceeding 114.3 mm > Galvanized > Imported with coupling > With an outside diameter exceeding 50.8 mm but not exceeding 114.3 mm
7306.30.50.28	Other > With an outside diameter not exceeding 114.3 mm > Galvanized > Internally coated or lined with a non-electrically insulating material, suitable for use as electrical conduit
7306.30.50.31	Other > With an outside diameter not exceeding 114.3 mm > Galvanized > Other > With an outside diameter not exceeding 50.8 mm
7306.30.50.33	Other > With an outside diameter not exceeding 114.3 mm > Galvanized > Other > With an outside diameter exceeding 50.8 mm but not exceeding 114.3 mm
7306.30.50.35	Other > With an outside diameter not exceeding 114.3 mm > Other > Tube and pipe hollows for redrawing
7306.30.50.41	Other > With an outside diameter not exceeding 114.3 mm > Other > Imported with coupling > With an outside diameter not exceeding 50.8 mm
7306.30.50.43	Other > With an outside diameter not exceeding 114.3 mm > Other > Imported with coupling > With an outside diameter exceeding 50.8 mm but not exceeding 114.3 mm
7306.30.50.56	Other > With an outside diameter not exceeding 114.3 mm > Other > Other > With an outside diameter not exceeding 50.8 mm
7306.30.50.57	Other > With an outside diameter not exceeding 114.3 mm > Other > Other > With an outside diameter exceeding 50.8 mm but not exceeding 114.3 mm
7306.30.50.85	Other > With an outside diameter exceeding 114.3 mm but not exceeding 406.4 mm > Galvanized
7306.30.50.90	Other > With an outside diameter exceeding 114.3 mm but not exceeding 406.4 mm > Other
7306.40.10.10	Containing more than 0.5 percent by weight of nickel > Containing more than 1.5 percent but less than 5 percent by weight of molybdenum
7306.40.10.15	Containing more than 0.5 percent by weight of nickel > Other
7306.40.10.90	Other
7306.40.50.05	Of high-nickel alloy steel
7306.40.50.15	Other > Suitable for use in boilers, superheaters, heat exchangers, condensers, refining furnaces and feedwater heaters, whether or not cold-drawn
7306.40.50.40	Other > Other, cold-drawn or cold-rolled (cold- reduced) > Containing more than 0.5 percent but less than 24 percent by weight of nickel
7306.40.50.42	Other > Other, cold-drawn or cold-rolled (cold- reduced) > Other > Containing less than 15 percent by weight of chromium
7306.40.50.44	Other > Other, cold-drawn or cold-rolled (cold- reduced) > Other > Other
7306.40.50.62	Other > Other > With an outside diameter not exceeding 114.3 mm > Containing more than 0.5 percent but less than 24 percent by weight of nickel > Containing more than 1.5 percent but less than 5 percent by weight of molybdenum
7306.40.50.64	Other > Other > With an outside diameter not exceeding 114.3 mm > Containing more than 0.5 percent but less than 24 percent by weight of nickel > Other
7306.40.50.80	Other > Other > With an outside diameter not exceeding 114.3 mm > Other
7306.40.50.85	Other > Other > With an outside diameter exceeding 114.3 mm but not exceeding 406.4 mm > Containing more than 0.5 percent but less than 24 percent by weight of nickel
7306.40.50.90	Other > Other > With an outside diameter exceeding 114.3 mm but not exceeding 406.4 mm > Other
7306.50.10.00	
7306.50.30.00	
7306.50.50.10	Suitable for use in boilers, superheaters, heat exchangers, condensers, refining furnaces and feedwater heaters, whether or not cold-drawn
7306.50.50.30	Other, cold-drawn or cold-rolled (cold- reduced)
7306.50.50.50	Other > With an outside diameter not exceeding 114.3 mm
7306.50.50.70	Other > With an outside diameter exceeding 114.3 mm but not exceeding 406.4 mm
7306.61.10.00	
7306.61.30.00	
7306.61.50.00	
7306.61.70.30	Of stainless steel
7306.61.70.60	Other
7306.69.10.00	
7306.69.30.00	
7306.69.50.00	
7306.69.70.30	Of stainless steel
7306.69.70.60	Other
7306.90.10.00	
7306.90.50.00	
7307.11.00.30	For threaded pipe
7307.11.00.45	Other > For cast-iron soil pipe
7307.11.00.60	Other > Other
7307.19.30.40	Grooved-end fittings (including grooved couplings)
7307.19.30.60	Other > Threaded
7307.19.30.70	Other > With mechanical, push-on (rubber compression) or flanged joints attached
7307.19.30.85	Other > Other
7307.19.90.30	Unions
7307.19.90.40	Other > Grooved-end fittings (including grooved couplings)
7307.19.90.60	Other > Other > Threaded
7307.19.90.80	Other > Other > Other
7307.21.10.00	
7307.21.50.00	
7307.22.10.00	
7307.22.50.00	
7307.23.00.30	Not machined, not tooled and not otherwise processed after forming
7307.23.00.90	Other
7307.29.00.30	Nipples
7307.29.00.90	Other
7307.91.10.00	
7307.91.30.00	
7307.91.50.10	With an inside diameter of less than 360 mm > Of iron or nonalloy steel
7307.91.50.30	With an inside diameter of less than 360 mm > Of alloy steel (except stainless steel)
7307.91.50.50	With an inside diameter of 360 mm or more > Of iron or nonalloy steel
7307.91.50.70	With an inside diameter of 360 mm or more > Of alloy steel (except stainless steel)
7307.92.30.10	Of iron or nonalloy steel
7307.92.30.30	Of alloy steel (except stainless steel)
7307.92.90.00	
7307.93.30.10	Not machined, not tooled and not otherwise processed after forging
7307.93.30.40	Other
7307.93.60.00	
7307.93.90.10	Of iron or nonalloy steel > Not machined, not tooled and not otherwise processed after forging
7307.93.90.40	Of iron or nonalloy steel > Other
7307.93.90.60	Of alloy steel (except stainless steel)
7307.99.10.00	
7307.99.30.00	
7307.99.50.15	Of iron or nonalloy steel > Nipples
7307.99.50.45	Of iron or nonalloy steel > Other
7307.99.50.60	Of alloy steel (except stainless steel)
7308.10.00.00	
7308.20.00.30	Tubular, whether or not tapered, and sectional components thereof
7308.20.00.35	Tubular wind turbine towers, whether or not tapered, and sectional components thereof
7308.20.00.90	Other
7308.30.10.00	
7308.30.50.15	Windows and their frames
7308.30.50.25	Thresholds for doors
7308.30.50.50	Other
7308.40.00.00	
7308.90.30.00	
7308.90.60.00	
7308.90.70.00	
7308.90.95.30	Sheet-metal roofing, siding, flooring and roof drainage equipment
7308.90.95.60	Other > Architectural and ornamental work
7308.90.95.90	Other > Other
7309.00.00.30	Tanks
7309.00.00.90	Other
7310.10.00.05	Refillable stainless steel kegs, whether or not pressurized, of a kind described in statistical note 1 to this chapter.
7310.10.00.15	Empty steel drums and barrels
7310.10.00.90	Other
7310.21.00.25	Containers, of circular cross section, of a volume capacity between 11.4 liters and 26.6 liters, of a kind used for the conveyance of goods
7310.21.00.70	Containers of a circular cross section, of a capacity not exceeding 11.4 liters, of a kind used for aerosols
7310.21.00.75	Other
7310.29.00.20	Containers, of circular cross section, of a volume capacity between 11.4 liters and 26.6 liters, of a kind used for the conveyance of goods > Refillable stainless steel kegs, whether or not pressurized, of a kind described in statistical note 1 to this chapter
7310.29.00.30	Containers, of circular cross section, of a volume capacity between 11.4 liters and 26.6 liters, of a kind used for the conveyance of goods > Other
7310.29.00.55	Other > Refillable stainless steel kegs, whether or not pressurized, of a kind described in statistical note 1 to this chapter
7310.29.00.65	Other > Other
7311.00.00.30	Certified prior to exportation to have been made in accordance with the safety requirements of sections 178.36 through 178.68 of title 49 CFR or under a specific exemption to those requirements > Seamless steel containers not overwrapped, marked DOT 3A, 3AX, 3AA, 3AAX, 3B, 3E, 3HT, 3T or DOT-E followed by a specific exemption number
7311.00.00.60	Certified prior to exportation to have been made in accordance with the safety requirements of sections 178.36 through 178.68 of title 49 CFR or under a specific exemption to those requirements > Other
7311.00.00.90	Other
7312.10.05.00	
7312.10.10.30	Tire cord
7312.10.10.50	Other, stranded wire having a lay or twist of not more than 1 revolution for a length equal to the strand diameter multiplied by 8.5
7312.10.10.70	Other
7312.10.20.00	
7312.10.30.05	Tire cord
7312.10.30.10	For prestressing concrete > Covered with textile or other non- metallic material
7312.10.30.12	For prestressing concrete > Other
7312.10.30.20	Other, stranded wire having a lay or twist of not more than 1 revolution for a length equal to the strand diameter multiplied by 8.5
7312.10.30.45	Other > Of brass plated wire
7312.10.30.65	Other > Other > Galvanized > ACSR core strand
7312.10.30.70	Other > Other > Galvanized > Other > Covered with textile or other nonmetallic material
7312.10.30.74	Other > Other > Galvanized > Other > Other
7312.10.30.80	Other > Other > Other
7312.10.50.00	
7312.10.60.30	With a diameter not exceeding 9.5 mm
7312.10.60.60	Other
7312.10.70.00	
7312.10.80.00	
7312.10.90.30	Galvanized > With a diameter not exceeding 9.5 mm
7312.10.90.60	Galvanized > With a diameter exceeding 9.5 mm
7312.10.90.90	Other
7312.90.00.00	
7313.00.00.00	
7314.12.10.00	
7314.12.20.00	
7314.12.30.00	
7314.12.60.00	
7314.12.90.00	
7314.14.10.00	
7314.14.20.00	
7314.14.30.00	
7314.14.60.00	
7314.14.90.00	
7314.19.01.00	
7314.20.00.00	
7314.31.10.00	
7314.31.50.10	Welded wire stucco netting, furred, not reinforced with supplemental horizontal wire
7314.31.50.80	Other
7314.39.00.00	
7314.41.00.30	Chain link fencing
7314.41.00.40	Woven wire stucco netting, furred, not reinforced with supplemental horizontal wire > Of wire with maximum cross- sectional dimension of 1 mm
7314.41.00.45	Woven wire stucco netting, furred, not reinforced with supplemental horizontal wire > Other
7314.41.00.80	Other
7314.42.00.30	Chain link fencing
7314.42.00.60	Other
7314.49.30.00	
7314.49.60.00	
7314.50.00.00	
7315.11.00.05	For motor vehicles
7315.11.00.10	Other > Of not over 50 mm pitch and containing more than 3 parts per pitch > Bicycle chains
7315.11.00.45	Other > Of not over 50 mm pitch and containing more than 3 parts per pitch > Other
7315.11.00.60	Other > Other
7315.12.00.20	Of not over 50 mm pitch and containing more than 3 parts per pitch
7315.12.00.40	Other > Welded steel chain
7315.12.00.60	Other > Cast and combination chain
7315.12.00.80	Other > Other
7315.19.00.00	
7315.20.10.00	
7315.20.50.00	
7315.81.00.00	
7315.82.10.00	
7315.82.30.00	
7315.82.50.00	
7315.82.70.00	
7315.89.10.00	
7315.89.30.00	
7315.89.50.00	
7315.90.00.00	
7316.00.00.00	
7317.00.10.00	
7317.00.20.00	
7317.00.30.00	
7317.00.55.01	Collated nails > Collated roofing nails with a length of 20.6 mm to 46.1 mm, a head diameter of 8.3 mm to 10.6 mm, a shank diameter of 2.5 mm to 3.2 mm, whether or not galvanized
7317.00.55.02	Collated nails > Other > Assembled in a wire coil > Galvanized
7317.00.55.03	Collated nails > Other > Assembled in a wire coil > Other
7317.00.55.05	Collated nails > Other > Assembled in a plastic strip > Galvanized
7317.00.55.07	Collated nails > Other > Assembled in a plastic strip > Other
7317.00.55.08	Collated nails > Other > Assembled in a paper strip
7317.00.55.11	Collated nails > Other > Assembled in a wire strip
7317.00.55.18	Collated nails > Other > Other
7317.00.55.19	Other > With a length of less than 25.4 mm and with a diameter of less than 1.65 mm
7317.00.55.20	Other > Other > Smooth shank > Not coated, plated or painted
7317.00.55.30	Other > Other > Smooth shank > Coated, plated or painted > Galvanized
7317.00.55.40	Other > Other > Smooth shank > Coated, plated or painted > Vinyl, resin or cement coated
7317.00.55.50	Other > Other > Smooth shank > Coated, plated or painted > Other
7317.00.55.60	Other > Other > Other > Not coated, plated or painted
7317.00.55.70	Other > Other > Other > Coated, plated or painted > Galvanized
7317.00.55.80	Other > Other > Other > Coated, plated or painted > Vinyl, resin or cement coated
7317.00.55.90	Other > Other > Other > Coated, plated or painted > Other
7317.00.65.30	Cut
7317.00.65.60	Other
7317.00.75.00	
7318.11.00.00	
7318.12.00.00	
7318.13.00.30	Having shanks or threads with a diameter of less than 6 mm
7318.13.00.60	Having shanks or threads with a diameter of 6 mm or more
7318.14.10.30	Of stainless steel
7318.14.10.60	Other
7318.14.50.20	Of stainless steel
7318.14.50.80	Other
7318.15.20.10	Having shanks or threads with a diameter of less than 6 mm
7318.15.20.20	Having shanks or threads with a diameter of 6 mm or more > Track bolts
7318.15.20.30	Having shanks or threads with a diameter of 6 mm or more > Structural bolts
7318.15.20.41	Having shanks or threads with a diameter of 6 mm or more > Bent bolts > Right-angle anchor bolts
7318.15.20.46	Having shanks or threads with a diameter of 6 mm or more > Bent bolts > Other
7318.15.20.51	Having shanks or threads with a diameter of 6 mm or more > Other > With round heads > Of stainless steel
7318.15.20.55	Having shanks or threads with a diameter of 6 mm or more > Other > With round heads > Other
7318.15.20.61	Having shanks or threads with a diameter of 6 mm or more > Other > With hexagonal heads > Of stainless steel
7318.15.20.65	Having shanks or threads with a diameter of 6 mm or more > Other > With hexagonal heads > Other
7318.15.20.91	Having shanks or threads with a diameter of 6 mm or more > Other > Other > Of stainless steel
7318.15.20.95	Having shanks or threads with a diameter of 6 mm or more > Other > Other > Other
7318.15.40.00	
7318.15.50.30	Of stainless steel
7318.15.50.51	Other > Continuously threaded rod > Of alloy steel
7318.15.50.56	Other > Continuously threaded rod > Other
7318.15.50.90	Other > Other
7318.15.60.10	Socket screws > Of stainless steel
7318.15.60.40	Socket screws > Other
7318.15.60.70	Other > Of stainless steel
7318.15.60.80	Other > Other
7318.15.80.20	Set screws
7318.15.80.30	Other > Socket screws > Of stainless steel
7318.15.80.45	Other > Socket screws > Other
7318.15.80.55	Other > Other > With hexagonal heads > Of stainless steel
7318.15.80.66	Other > Other > With hexagonal heads > Other > Cap screws
7318.15.80.69	Other > Other > With hexagonal heads > Other > Other
7318.15.80.82	Other > Other > Other > Of stainless steel
7318.15.80.85	Other > Other > Other > Other
7318.16.00.15	Lugnuts > Non-locking chrome-plated
7318.16.00.30	Lugnuts > Locking
7318.16.00.45	Lugnuts > Other
7318.16.00.60	Other > Of stainless steel
7318.16.00.85	Other > Other
7318.19.00.00	
7318.21.00.30	Helical spring lock washers
7318.21.00.90	Other
7318.22.00.00	
7318.23.00.00	
7318.24.00.00	
7318.29.00.00	
7319.40.20.10	On cards
7319.40.20.50	Other
7319.40.30.00	
7319.40.50.10	Push pins
7319.40.50.50	Other
7319.90.10.00	
7319.90.90.00	
7320.10.30.00	
7320.10.60.15	Leaf springs having individual leaves with a thickness of 1.6 mm or more and leaves therefor
7320.10.60.60	Other
7320.10.90.15	Leaf springs having individual leaves with a thickness of 1.6 mm or more and leaves therefor
7320.10.90.60	Other
7320.20.10.00	
7320.20.50.10	Helical springs, of wire having a cross-sectional dimension of less than 5.1 mm > Suitable for use in mattress supports and mattresses of heading 9404
7320.20.50.20	Helical springs, of wire having a cross-sectional dimension of less than 5.1 mm > Other
7320.20.50.45	Helical springs, of wire having a cross-sectional dimension of 5.1 mm or more but less than 12.7 mm
7320.20.50.60	Other
7320.90.10.00	
7320.90.50.10	Of wire > Suitable for use in mattress supports and mattresses of heading 9404
7320.90.50.20	Of wire > Other
7320.90.50.60	Other
7321.11.10.30	Stoves or ranges
7321.11.10.60	Other
7321.11.30.10	Of a maximum width not exceeding 70 centimeters
7321.11.30.20	Of a maximum width exceeding 70 but not exceeding 80 centimeters
7321.11.30.50	Of a maximum width exceeding 80 centimeters
7321.11.60.00	
7321.12.00.00	
7321.19.00.20	Portable > Hibachis
7321.19.00.40	Portable > Other
7321.19.00.60	Other > Of cast iron
7321.19.00.80	Other > Other
7321.81.10.00	
7321.81.50.00	
7321.82.10.00	
7321.82.50.00	
7321.89.00.10	Fireplace grates of cast iron
7321.89.00.50	Other
7321.90.10.00	
7321.90.20.00	
7321.90.40.00	
7321.90.50.00	
7321.90.60.40	Of cooking appliances and plate warmers > Shelving and racks for cooking ovens
7321.90.60.60	Of cooking appliances and plate warmers > Other
7321.90.60.90	Other
7322.11.00.00	
7322.19.00.00	
7322.90.00.15	Air heaters, not electrically heated, incorporating a motor-driven fan or blower
7322.90.00.30	Hot air distributors, not electrically heated, incorporating a motor-driven fan or blower
7322.90.00.45	Parts of air heaters and hot air distributors
7323.10.00.00	
7323.91.10.00	
7323.91.50.20	Bakeware (cookware not suitable for stove top use)
7323.91.50.40	Other
7323.92.00.20	Bakeware (cookware not suitable for stove top use)
7323.92.00.40	Other
7323.93.00.15	Cooking and kitchen ware > Teakettles
7323.93.00.35	Cooking and kitchen ware > Other > Cooking ware > Bakeware (cookware not suitable for stove top use)
7323.93.00.45	Cooking and kitchen ware > Other > Cooking ware > Other
7323.93.00.60	Cooking and kitchen ware > Other > Kitchen ware
7323.93.00.80	Other
7323.94.00.10	Cooking and kitchen ware > Of steel > Teakettles
7323.94.00.21	Cooking and kitchen ware > Of steel > Other > Cooking ware > Bakeware (cookware not suitable for stove top use)
7323.94.00.26	Cooking and kitchen ware > Of steel > Other > Cooking ware > Other
7323.94.00.30	Cooking and kitchen ware > Of steel > Other > Kitchen ware
7323.94.00.40	Cooking and kitchen ware > Other
7323.94.00.80	Other
7323.99.10.00	
7323.99.30.00	
7323.99.50.30	Kitchen or tableware suitable for food or drink contact
7323.99.50.60	Other
7323.99.70.00	
7323.99.90.30	Kitchen or tableware suitable for food or drink contact
7323.99.90.40	Gates for confining children or pets
7323.99.90.80	Other
7324.10.00.10	Stainless steel sinks with one or more drawn bowls (basins)
7324.10.00.50	Other
7324.21.10.00	
7324.21.50.00	
7324.29.00.00	
7324.90.00.00	
7325.10.00.10	Manhole covers, rings and frames
7325.10.00.20	Catch basins, grates and frames
7325.10.00.25	Cleanout covers and frames
7325.10.00.30	Valve and service boxes
7325.10.00.35	Meter boxes
7325.10.00.80	Other
7325.91.00.00	
7325.99.10.00	
7325.99.50.00	
7326.11.00.00	
7326.19.00.10	Forged
7326.19.00.80	Other
7326.20.00.10	Belts and belting
7326.20.00.20	Garment hangers
7326.20.00.30	Sod staples, U staples, irrigation staples, ground staples, and ground pins
7326.20.00.40	Double loop bar ties and double loop wire ties
7326.20.00.55	Paint roller frames
7326.20.00.90	Other
7326.90.10.00	
7326.90.25.00	
7326.90.35.00	
7326.90.45.00	
7326.90.60.00	
7326.90.86.05	Rods for electrical grounding
7326.90.86.10	Laminated goods consisting of two or more flat-rolled sheets of iron or steel held together with an adhesive or having a core of non-metallic material
7326.90.86.30	Hangers and similar supports for tubes and pipes
7326.90.86.35	Fence posts, studded with corrugations, knobs, studs, notches or similar protrusions, with or without anchor plates
7326.90.86.45	Barbed tape
7326.90.86.60	Ladders
7326.90.86.75	Paint roller frames (other than of iron or steel wire)
7326.90.86.76	Metal handles for brooms, mops, paint applicators and similar products
7326.90.86.77	Burial caskets
7326.90.86.88	Other
7401.00.00.00	
7402.00.00.00	
7403.11.00.00	
7403.12.00.00	
7403.13.00.00	
7403.19.00.00	
7403.21.00.00	
7403.22.00.00	
7403.29.01.10	Copper-nickel base alloys (cupro-nickel) or copper-nickel-zinc base alloys (nickel silver)
7403.29.01.80	Other
7404.00.30.20	Of refined copper
7404.00.30.45	Of copper alloys > Of copper-zinc base alloys (brass) > Containing more than 0.3 percent of lead
7404.00.30.55	Of copper alloys > Of copper-zinc base alloys (brass) > Other
7404.00.30.65	Of copper alloys > Of copper-tin base alloys (bronze)
7404.00.30.90	Of copper alloys > Other
7404.00.60.20	Of refined copper
7404.00.60.45	Of copper alloys > Of copper-zinc base alloys (brass) > Containing more than 0.3 percent of lead
7404.00.60.55	Of copper alloys > Of copper-zinc base alloys (brass) > Other
7404.00.60.65	Of copper alloys > Of copper-tin base alloys (bronze)
7404.00.60.90	Of copper alloys > Other
7405.00.10.00	
7405.00.60.30	Beryllium copper master alloy
7405.00.60.50	Other
7406.10.00.00	
7406.20.00.00	
7407.10.15.00	
7407.10.30.00	
7407.10.50.10	Having a rectangular cross section
7407.10.50.50	Other
7407.21.15.00	
7407.21.30.00	
7407.21.50.00	
7407.21.70.00	
7407.21.90.00	
7407.29.16.10	Of copper-nickel base alloys (cupro-nickel) or copper-nickel-zinc base alloys (nickel silver)
7407.29.16.80	Other
7407.29.34.00	
7407.29.38.00	
7407.29.40.00	
7407.29.50.00	
7408.11.30.00	
7408.11.60.00	
7408.19.00.30	With a maximum cross-sectional dimension of 3 mm or less
7408.19.00.60	Other
7408.21.00.00	
7408.22.10.00	
7408.22.50.00	
7408.29.10.00	
7408.29.50.00	
7409.11.10.00	
7409.11.50.10	Of a width of 500 mm or more
7409.11.50.50	Of a width of less than 500 mm
7409.19.10.00	
7409.19.50.00	
7409.19.90.00	
7409.21.00.10	Of a thickness of 5 mm or more
7409.21.00.50	Of a thickness of less than 5 mm > Of a width of 500 mm or more
7409.21.00.75	Of a thickness of less than 5 mm > Of a width of less than 500 mm > Of a thickness less than 1.6 mm
7409.21.00.90	Of a thickness of less than 5 mm > Of a width of less than 500 mm > Other
7409.29.00.10	Of a thickness of 5 mm or more
7409.29.00.50	Of a thickness of less than 5 mm > Of a width of 500 mm or more
7409.29.00.75	Of a thickness of less than 5 mm > Of a width of less than 500 mm > Of a thickness less than 1.6 mm
7409.29.00.90	Of a thickness of less than 5 mm > Of a width of less than 500 mm > Other
7409.31.10.00	
7409.31.50.00	
7409.31.90.00	
7409.39.10.30	Of phosphor bronze
7409.39.10.60	Other
7409.39.50.00	
7409.39.90.30	Of phosphor bronze
7409.39.90.60	Other
7409.40.00.00	
7409.90.10.30	Of beryllium copper
7409.90.10.60	Other
7409.90.50.30	Of beryllium copper
7409.90.50.60	Other
7409.90.90.30	Of beryllium copper
7409.90.90.60	Other
7410.11.00.00	
7410.12.00.30	Of copper-zinc base alloys (brass)
7410.12.00.60	Other
7410.21.30.20	Having a base wholly of plastics impregnated glass > Having copper on one side only
7410.21.30.40	Having a base wholly of plastics impregnated glass > Having copper on both sides
7410.21.30.60	Other
7410.21.60.00	
7410.22.00.00	
7411.10.10.30	Having an outside diameter of 6 mm or more but not exceeding 16 mm, in coils on spools
7411.10.10.90	Other
7411.10.50.00	
7411.21.10.00	
7411.21.50.00	
7411.22.00.00	
7411.29.10.00	
7411.29.50.00	
7412.10.00.00	
7412.20.00.15	For brake hoses for vehicles of subheading 8701.21, 8701.22, 8701.23, 8701.24 or 8701.29 or headings 8702, 8703, 8704, or 8705
7412.20.00.25	Other > Of copper-zinc base alloys (brass) > Threaded > Nipples
7412.20.00.35	Other > Of copper-zinc base alloys (brass) > Threaded > Other
7412.20.00.45	Other > Of copper-zinc base alloys (brass) > Other
7412.20.00.65	Other > Other > Threaded > Nipples
7412.20.00.85	Other > Other > Threaded > Other
7412.20.00.90	Other > Other > Other
7413.00.10.00	
7413.00.50.00	
7413.00.90.00	
7415.10.00.00	
7415.21.00.00	
7415.29.00.00	
7415.33.05.00	
7415.33.10.00	
7415.33.80.10	Having shanks, threads or holes 6 mm or more in diameter
7415.33.80.50	Having shanks, threads or holes less than 6 mm in diameter
7415.39.00.00	
7418.10.00.02	Pot scourers and scouring or polishing pads, gloves and the like > Of copper-zinc base alloys (brass)
7418.10.00.04	Pot scourers and scouring or polishing pads, gloves and the like > Other
7418.10.00.19	Other > Coated or plated with precious metals
7418.10.00.21	Other > Other > Of copper-zinc base alloys (brass) > Cooking or heating apparatus of a kind used for domestic purposes, non- electric and parts thereof
7418.10.00.23	Other > Other > Of copper-zinc base alloys (brass) > Cooking and kitchen ware
7418.10.00.25	Other > Other > Of copper-zinc base alloys (brass) > Other
7418.10.00.51	Other > Other > Other > Cooking or heating apparatus of a kind used for domestic purposes, non- electric and parts thereof
7418.10.00.53	Other > Other > Other > Cooking and kitchen ware
7418.10.00.55	Other > Other > Other > Other
7418.20.10.00	
7418.20.50.00	
7419.20.00.10	Brass plumbing goods, not elsewhere specified or included
7419.20.00.50	Other
7419.80.03.00	
7419.80.06.60	Fourdrinier wires, seamed or not seamed, suitable for use in papermaking machines, with fewer than 94 or more wires to the lineal centimeter
7419.80.06.80	Other
7419.80.09.00	
7419.80.15.00	
7419.80.16.00	
7419.80.17.00	
7419.80.30.00	
7419.80.50.10	Brass plumbing goods not elsewhere specified or included
7419.80.50.50	Other
7501.10.00.00	
7501.20.00.00	
7502.10.00.00	
7502.20.00.00	
7503.00.00.00	
7504.00.00.10	Powders
7504.00.00.50	Flakes
7505.11.10.00	
7505.11.30.00	
7505.11.50.00	
7505.12.10.00	
7505.12.30.00	
7505.12.50.00	
7505.21.10.00	
7505.21.50.00	
7505.22.10.00	
7505.22.50.00	
7506.10.05.00	
7506.10.10.00	
7506.10.30.00	
7506.20.05.00	
7506.20.10.00	
7506.20.30.00	
7507.11.00.00	
7507.12.00.00	
7507.20.00.00	
7508.10.00.00	
7508.90.10.00	
7508.90.50.00	
7601.10.30.00	
7601.10.60.40	Of 99.9 percent aluminum or greater
7601.10.60.45	Of greater than 99.8 percent but less than 99.9 percent
7601.10.60.90	Other
7601.20.30.00	
7601.20.60.00	
7601.20.90.30	Aluminum vanadium master alloy
7601.20.90.45	Other > Of uniform circular cross section throughout its length, the foregoing comprised of billets, not in coils
7601.20.90.60	Other > Other, containing 0.03 percent or more by weight of lead (secondary aluminum)
7601.20.90.75	Other > Other > Remelt scrap ingot
7601.20.90.80	Other > Other > Sheet ingot (slab) of a kind described in statistical note 3 to this chapter
7601.20.90.85	Other > Other > Foundry ingot of a kind described in statistical note 4 to this chapter
7601.20.90.95	Other > Other > Other
7602.00.00.35	Recyclable used beverage containers
7602.00.00.45	Recyclable aluminum auto and truck wheels
7602.00.00.55	Recyclable aluminum from industrial processes, including turnings, borings, shavings, filings, clippings and chips
7602.00.00.65	Other recyclable aluminum
7602.00.00.75	Other
7603.10.00.00	
7603.20.00.00	
7604.10.10.00	
7604.10.30.00	
7604.10.50.00	
7604.21.00.10	Heat-treatable industrial alloys of a kind described in statistical note 7 to this chapter
7604.21.00.90	Other
7604.29.10.10	Heat-treatable industrial alloys of a kind described in statistical note 7 to this chapter
7604.29.10.90	Other
7604.29.30.30	High-strength heat-treatable alloys of a kind described in statistical note 6 to this chapter
7604.29.30.60	Heat-treatable industrial alloys of a kind described in statistical note 7 to this chapter
7604.29.30.90	Other
7604.29.50.20	High-strength heat-treatable alloys of a kind described in statistical note 6 to this chapter
7604.29.50.50	Heat-treatable industrial alloys of a kind described in statistical note 7 to this chapter
7604.29.50.90	Other
7605.11.00.00	
7605.19.00.00	
7605.21.00.00	
7605.29.00.00	
7606.11.30.30	With a thickness of more than 6.3 mm
7606.11.30.60	With a thickness of 6.3 mm or less
7606.11.60.00	
7606.12.30.15	With a thickness of more than 6.3 mm > High-strength heat-treatable alloys of a kind described in statistical note 6 to this chapter
7606.12.30.25	With a thickness of more than 6.3 mm > Heat-treatable industrial alloys of a kind described in statistical note 7 to this chapter
7606.12.30.35	With a thickness of more than 6.3 mm > Other
7606.12.30.45	With a thickness of 6.3 mm or less > Aluminum can stock > Body stock
7606.12.30.55	With a thickness of 6.3 mm or less > Aluminum can stock > Lid stock
7606.12.30.91	With a thickness of 6.3 mm or less > Other > Heat-treatable industrial alloys of a kind described in statistical note 7 to this chapter
7606.12.30.96	With a thickness of 6.3 mm or less > Other > Other
7606.12.60.00	
7606.91.30.55	With a thickness of more than 6.3 mm
7606.91.30.95	With a thickness of 6.3 mm or less
7606.91.60.55	With a thickness of more than 6.3 mm
7606.91.60.95	With a thickness of 6.3 mm or less
7606.92.30.25	With a thickness of more than 6.3 mm
7606.92.30.35	With a thickness of 6.3 mm or less
7606.92.60.55	With a thickness of more than 6.3 mm
7606.92.60.95	With a thickness of 6.3 mm or less
7607.11.30.00	
7607.11.60.10	Boxed aluminum foil weighing not more than 11.3 kg
7607.11.60.90	Other
7607.11.90.30	Aluminum can stock > Body stock
7607.11.90.60	Aluminum can stock > Lid stock
7607.11.90.90	Other
7607.19.10.00	
7607.19.30.00	
7607.19.60.00	
7607.20.10.00	
7607.20.50.00	
7608.10.00.30	Seamless
7608.10.00.90	Other
7608.20.00.30	Seamless
7608.20.00.90	Other
7609.00.00.00	
7610.10.00.10	Windows and their frames
7610.10.00.20	Thresholds for doors
7610.10.00.30	Other
7610.90.00.20	Sheet-metal roofing, siding, flooring, and roof guttering and drainage equipment
7610.90.00.40	Architectural and ornamental work
7610.90.00.60	Other > Mobile homes
7610.90.00.80	Other > Other
7611.00.00.30	Tanks
7611.00.00.90	Other
7612.10.00.00	
7612.90.10.40	Cans of a capacity not exceeding 355 ml > With a circular cross section, of a kind used for aerosols
7612.90.10.45	Cans of a capacity not exceeding 355 ml > Other
7612.90.10.60	Cans of a capacity exceeding 355 ml but less than 3.8 liters
7612.90.10.90	Other
7612.90.50.00	
7613.00.00.00	
7614.10.10.00	
7614.10.50.00	
7614.90.20.30	With a cross-sectional area less than 240 mm²
7614.90.20.60	With a cross-sectional area greater than or equal to 240 mm²
7614.90.40.00	
7614.90.50.00	
7615.10.11.00	
7615.10.20.15	Bakeware (cookware not suitable for stove top use)
7615.10.20.25	Other
7615.10.30.15	Bakeware (cookware not suitable for stove top use)
7615.10.30.25	Other
7615.10.50.20	Bakeware (cookware not suitable for stove top use)
7615.10.50.40	Other
7615.10.71.25	Containers suitable for food preparation, baking, reheating or storage, 0.04 mm or more but not over 0.22 mm in thickness
7615.10.71.30	Other cookware > Bakeware (cookware not suitable for stove top use)
7615.10.71.55	Other cookware > Other
7615.10.71.80	Other
7615.10.91.00	
7615.20.00.00	
7616.10.10.00	
7616.10.30.00	
7616.10.50.00	
7616.10.70.30	Threaded fasteners
7616.10.70.90	Other
7616.10.90.30	Threaded fasteners
7616.10.90.90	Other
7616.91.00.00	
7616.99.10.00	
7616.99.51.20	Laminated goods consisting of 2 or more flat-rolled sheets of aluminum held together with an adhesive or having a core of non-metallic material
7616.99.51.30	Ladders
7616.99.51.40	Venetian blinds and parts thereof
7616.99.51.50	Hangers and supports for pipes and tubes
7616.99.51.60	Other > Castings
7616.99.51.70	Other > Forgings
7616.99.51.75	Other > Other > Articles of wire
7616.99.51.90	Other > Other > Other
7801.10.00.00	
7801.91.00.00	
7801.99.30.00	
7801.99.90.30	Alloys of lead
7801.99.90.50	Other
7802.00.00.30	Obtained from lead-acid storage batteries
7802.00.00.60	Other
7804.11.00.00	
7804.19.00.00	
7804.20.00.00	
7806.00.03.00	
7806.00.05.00	
7806.00.80.00	
7901.11.00.00	
7901.12.10.00	
7901.12.50.00	
7901.20.00.00	
7902.00.00.00	
7903.10.00.00	
7903.90.30.00	
7903.90.60.00	
7904.00.00.00	
7905.00.00.00	
7907.00.10.00	
7907.00.20.00	
7907.00.60.00	
8001.10.00.00	
8001.20.00.10	Containing, by weight, 5 percent or less of lead
8001.20.00.50	Containing, by weight, more than 5 percent but not more than 25 percent of lead
8001.20.00.90	Containing, by weight, more than 25 percent of lead
8002.00.00.00	
8003.00.00.00	
8007.00.10.10	Suitable for food or beverage service
8007.00.10.50	Other
8007.00.20.00	
8007.00.31.00	
8007.00.32.00	
8007.00.40.00	
8007.00.50.00	
8101.10.00.00	
8101.94.00.00	
8101.96.00.00	
8101.97.00.00	
8101.99.10.00	
8101.99.80.00	
8102.10.00.00	
8102.94.00.00	
8102.95.30.00	
8102.95.60.00	
8102.96.00.00	
8102.97.00.00	
8102.99.00.00	
8103.20.00.30	Powders
8103.20.00.90	Other
8103.30.00.00	
8103.91.00.00	
8103.99.00.00	
8104.11.00.00	
8104.19.00.00	
8104.20.00.00	
8104.30.00.00	
8104.90.00.00	
8105.20.30.00	
8105.20.60.00	
8105.20.90.00	
8105.30.00.00	
8105.90.00.00	
8106.10.00.00	
8106.90.00.00	
8108.20.00.10	Sponge
8108.20.00.15	Other > Powders
8108.20.00.30	Other > Ingots
8108.20.00.95	Other > Other
8108.30.00.00	
8108.90.30.30	Castings
8108.90.30.60	Other
8108.90.60.20	Blooms, sheet bars, and slabs
8108.90.60.31	Other bars, rods, profiles and wire
8108.90.60.45	Plates, sheets, strips and foil
8108.90.60.60	Tubes and pipes
8108.90.60.75	Other
8109.21.00.00	
8109.29.00.00	
8109.31.00.00	
8109.39.00.00	
8109.91.00.00	
8109.99.00.00	
8110.10.00.00	
8110.20.00.00	
8110.90.00.00	
8111.00.30.00	
8111.00.47.00	
8111.00.49.10	Powder containing at least 99.5 percent by weight manganese
8111.00.49.90	Other
8111.00.60.00	
8112.12.00.00	
8112.13.00.00	
8112.19.00.00	
8112.21.00.00	
8112.22.00.00	
8112.29.00.00	
8112.31.00.00	
8112.39.00.00	
8112.41.10.00	
8112.41.50.00	
8112.49.00.00	
8112.51.00.00	
8112.52.00.00	
8112.59.00.00	
8112.61.00.00	
8112.69.10.00	
8112.69.90.00	
8112.92.07.00	
8112.92.10.00	
8112.92.30.00	
8112.92.40.00	
8112.92.60.00	
8112.92.65.00	
8112.92.70.00	
8112.99.10.00	
8112.99.20.00	
8112.99.91.00	
8113.00.00.00	
8201.10.00.00	
8201.30.00.10	Mattocks and picks, and parts thereof
8201.30.00.80	Other
8201.40.30.00	
8201.40.60.10	Axes and adzes, and parts thereof
8201.40.60.80	Other
8201.50.00.00	
8201.60.00.00	
8201.90.30.00	
8201.90.40.00	
8201.90.60.00	
8202.10.00.00	
8202.20.00.30	Metal cutting blades
8202.20.00.60	Other
8202.31.00.00	
8202.39.00.10	With diamond working parts
8202.39.00.40	Diamond sawblade cores
8202.39.00.70	Other
8202.40.30.00	
8202.40.60.30	In continuous lengths
8202.40.60.60	Other
8202.91.30.00	
8202.91.60.00	
8202.99.00.00	
8203.10.30.00	
8203.10.60.00	
8203.10.90.00	
8203.20.20.00	
8203.20.40.00	
8203.20.60.30	Pliers
8203.20.60.60	Other
8203.20.80.00	
8203.30.00.00	
8203.40.30.00	
8203.40.60.00	
8204.11.00.30	Open-end, box and combination open-end and box wrenches
8204.11.00.60	Other (including parts)
8204.12.00.00	
8204.20.00.00	
8205.10.00.00	
8205.20.30.00	
8205.20.60.00	
8205.30.30.00	
8205.30.60.00	
8205.40.00.00	
8205.51.15.00	
8205.51.30.30	Kitchen and table implements
8205.51.30.60	Other (including parts)
8205.51.45.00	
8205.51.60.00	
8205.51.75.00	
8205.59.10.00	
8205.59.20.00	
8205.59.30.10	Crowbars
8205.59.30.80	Other
8205.59.45.00	
8205.59.55.05	Edged handtools > Single edge razor blades other than for shaving
8205.59.55.10	Edged handtools > Other
8205.59.55.60	Other (including parts)
8205.59.60.00	
8205.59.70.00	
8205.59.80.00	
8205.60.00.00	
8205.70.00.30	Vises > Pipe
8205.70.00.60	Vises > Other
8205.70.00.90	Other (including parts)
8205.90.10.00	
8205.90.60.00	
8206.00.00.00	
8207.13.00.00	
8207.19.30.30	Percussion rock drill bits
8207.19.30.60	Other > Rotary rock drill bits, core bits and reamers
8207.19.30.90	Other > Other
8207.19.60.30	Percussion rock drill bits
8207.19.60.65	Other > Rotary rock drill bits, core bits and reamers > With working part of diamonds
8207.19.60.70	Other > Rotary rock drill bits, core bits and reamers > Other
8207.19.60.90	Other > Other
8207.20.00.30	Diamond wire drawing dies
8207.20.00.40	Other dies
8207.20.00.70	Parts
8207.30.30.20	Tools
8207.30.30.50	Parts
8207.30.60.32	Stamping dies not suitable for cutting metal
8207.30.60.62	Metal forming dies, including thread-rolling dies
8207.30.60.92	Other tools
8207.30.60.95	Parts
8207.40.30.00	
8207.40.60.00	
8207.50.20.30	Masonry drills
8207.50.20.45	Twist drills > Brad point
8207.50.20.55	Twist drills > Other
8207.50.20.70	Other > For woodworking
8207.50.20.80	Other > Other
8207.50.40.30	Twist drills
8207.50.40.60	Other
8207.50.60.00	
8207.50.80.00	
8207.60.00.30	Broaches
8207.60.00.35	Reamers, except gun reamers
8207.60.00.61	Other (including parts thereof)
8207.70.30.30	End milling cutters
8207.70.30.40	Router bits for woodworking
8207.70.30.60	Other
8207.70.60.30	End milling cutters
8207.70.60.40	Router bits not suitable for cutting metal
8207.70.60.60	Other (including parts)
8207.80.30.00	
8207.80.60.00	
8207.90.15.00	
8207.90.30.30	Hobs and other gear cutting tools
8207.90.30.75	For woodworking > Cutterheads with interchangeable tools
8207.90.30.80	For woodworking > Other
8207.90.30.85	Other
8207.90.45.00	
8207.90.60.00	
8207.90.75.45	Cutterheads with interchangeable tools
8207.90.75.85	Other
8208.10.00.30	Over 30.5 cm in length, for metal shearing machines or over 15.2 cm in diameter for metal shearing/slitting machines
8208.10.00.60	Other (including parts)
8208.20.00.30	Over 73.7 cm in length, for veneer-cutting machines
8208.20.00.60	Over 15.2 cm in length, for wood-chipper machines
8208.20.00.90	Other (including parts)
8208.30.00.30	For meat-slicing, meat-cutting or meat-chopping machines
8208.30.00.60	Other (including parts)
8208.40.30.00	
8208.40.60.00	
8208.90.30.00	
8208.90.60.00	
8209.00.00.30	Of sintered metal carbides
8209.00.00.60	Of other cermets
8210.00.00.00	
8211.10.00.00	
8211.91.10.00	
8211.91.20.00	
8211.91.25.00	
8211.91.30.00	
8211.91.40.00	
8211.91.50.30	Steak knives
8211.91.50.60	Other
8211.91.80.30	Steak knives
8211.91.80.60	Other
8211.92.20.00	
8211.92.40.50	Sheath-type knives
8211.92.40.60	Other
8211.92.60.00	
8211.92.90.30	Kitchen and butcher knives
8211.92.90.45	Sheath-type knives
8211.92.90.60	Other
8211.93.00.31	Folding two-handled multi-use tools in which one or more tools are housed in each handle and one or more of the tools is a folding knife blade
8211.93.00.35	Pen knives, pocket knives and other knives which have folding blades
8211.93.00.60	Other (including parts)
8211.94.10.00	
8211.94.50.00	
8211.95.10.00	
8211.95.50.00	
8211.95.90.00	
8212.10.00.00	
8212.20.00.05	Single edge razor blades for shaving
8212.20.00.10	Other
8212.90.00.00	
8213.00.30.00	
8213.00.60.00	
8213.00.90.00	
8214.10.00.00	
8214.20.30.00	
8214.20.60.00	
8214.20.90.00	
8214.90.30.00	
8214.90.60.00	
8214.90.90.00	
8215.10.00.00	
8215.20.00.00	
8215.91.30.00	
8215.91.60.00	
8215.91.90.00	
8215.99.01.00	
8215.99.05.00	
8215.99.10.00	
8215.99.15.00	
8215.99.20.00	
8215.99.22.00	
8215.99.24.00	
8215.99.26.00	
8215.99.30.00	
8215.99.35.00	
8215.99.40.30	Tablespoons and table ladles
8215.99.40.60	Other
8215.99.45.00	
8215.99.50.00	
8301.10.20.00	
8301.10.40.00	
8301.10.50.00	
8301.10.60.20	Lock bodies containing hardened steel components with attached (or insertable) flexible cable composed of wire strands and hardened steel beads
8301.10.60.80	Other
8301.10.80.00	
8301.10.90.00	
8301.20.00.30	Non-integral steering wheel immobilizer devices
8301.20.00.60	Other
8301.30.00.60	Cam locks and other locks suitable for use with chests, drawers and similar items
8301.30.00.90	Other
8301.40.30.00	
8301.40.60.30	Door locks, locksets and other locks suitable for use with interior or exterior doors (except garage, overhead or sliding doors)
8301.40.60.60	Other
8301.50.00.00	
8301.60.00.10	Of copper or copper alloys
8301.60.00.60	Other
8301.70.00.10	Of copper or copper alloys
8301.70.00.60	Other
8302.10.30.00	
8302.10.60.30	Suitable for interior and exterior doors (except garage, overhead or sliding doors)
8302.10.60.60	Suitable for furniture and cabinets
8302.10.60.90	Other
8302.10.90.30	Suitable for interior and exterior doors (except garage, overhead or sliding doors)
8302.10.90.60	Suitable for furniture and cabinets
8302.10.90.90	Other
8302.20.00.00	
8302.30.30.10	Pneumatic cylinders for lifting, lowering, dampening or counter-balancing
8302.30.30.60	Other
8302.30.60.00	
8302.41.30.00	
8302.41.60.15	Suitable for interior and exterior doors (except garage, overhead or sliding doors) > Doorstops, chain door fasteners, door pulls, kick plates, door knockers and escutcheons
8302.41.60.45	Suitable for interior and exterior doors (except garage, overhead or sliding doors) > Other
8302.41.60.50	For curtains, draperies and window shades
8302.41.60.80	Other
8302.41.90.15	Suitable for interior and exterior doors (except garage, overhead or sliding doors) > Doorstops, chain door fasteners, door pulls, kick plates, door knockers and escutcheons
8302.41.90.45	Suitable for interior and exterior doors (except garage, overhead or sliding doors) > Other
8302.41.90.50	For curtains, draperies and window shades
8302.41.90.80	Other
8302.42.30.10	Pneumatic cylinders for lifting, lowering, dampening or counterbalancing
8302.42.30.15	Drawer slides
8302.42.30.65	Other
8302.42.60.00	
8302.49.20.00	
8302.49.40.00	
8302.49.60.35	Pneumatic cylinders for lifting, lowering, dampening or counterbalancing
8302.49.60.45	Other > For railway vehicles
8302.49.60.55	Other > For aircraft, vessels and other vehicles (except motor vehicles) of section XVII
8302.49.60.85	Other > Other
8302.49.80.40	For railway vehicles, aircraft, vessels and other vehicles (except motor vehicles) of section XVII > Of copper
8302.49.80.50	For railway vehicles, aircraft, vessels and other vehicles (except motor vehicles) of section XVII > Other
8302.49.80.90	Other
8302.50.00.00	
8302.60.30.00	
8302.60.90.00	
8303.00.00.00	
8304.00.00.00	
8305.10.00.10	Ring binder mechanisms
8305.10.00.50	Other
8305.20.00.00	
8305.90.30.10	Wholly of wire
8305.90.30.50	Other
8305.90.60.00	
8306.10.00.00	
8306.21.00.00	
8306.29.00.00	
8306.30.00.00	
8307.10.30.00	
8307.10.60.00	
8307.90.30.00	
8307.90.60.00	
8308.10.00.00	
8308.20.30.00	
8308.20.60.00	
8308.90.30.00	
8308.90.60.00	
8308.90.90.00	
8309.10.00.00	
8309.90.00.20	Of aluminum > For cans of a kind used for the conveyance of beverages as described in statistical note 1 to this chapter
8309.90.00.25	Of aluminum > Other
8309.90.00.80	Other > Of steel
8309.90.00.85	Other > Other
8310.00.00.00	
8311.10.00.00	
8311.20.00.00	
8311.30.30.00	
8311.30.60.00	
8311.90.00.00	
8401.10.00.00	
8401.20.00.00	
8401.30.00.00	
8401.40.00.00	
8402.11.00.00	
8402.12.00.00	
8402.19.00.00	
8402.20.00.00	
8402.90.00.10	Heat exchangers
8402.90.00.90	Other
8403.10.00.00	
8403.90.00.00	
8404.10.00.10	Economizers
8404.10.00.50	Other
8404.20.00.00	
8404.90.00.00	
8405.10.00.00	
8405.90.00.00	
8406.10.10.00	
8406.10.90.00	
8406.81.10.20	Stationary steam turbines, condensing type
8406.81.10.70	Other
8406.81.90.00	
8406.82.10.10	Stationary steam turbines, condensing type > Not exceeding 7,460 kW
8406.82.10.20	Stationary steam turbines, condensing type > Exceeding 7,460 kW
8406.82.10.50	Other > Not exceeding 7,460 kW
8406.82.10.70	Other > Exceeding 7,460 kW
8406.82.90.00	
8406.90.20.00	
8406.90.30.00	
8406.90.40.00	
8406.90.45.40	Rotors or spindles and rotor or spindle assemblies
8406.90.45.80	Other
8406.90.50.00	
8406.90.60.00	
8406.90.70.00	
8406.90.75.00	
8407.10.00.20	For use in civil aircraft > New > Less than 373 kW
8407.10.00.40	For use in civil aircraft > New > 373 kW or over
8407.10.00.60	For use in civil aircraft > Used or rebuilt
8407.10.00.90	Other
8407.21.00.40	Less than 22.38 kW
8407.21.00.80	Other
8407.29.00.10	Inboard engines with outboard drive
8407.29.00.20	Inboard engines with inboard drive > Less than 746 W
8407.29.00.30	Inboard engines with inboard drive > 746 W or greater, but not exceeding 18.65 kW
8407.29.00.40	Inboard engines with inboard drive > Exceeding 18.65 kW
8407.31.00.40	Less than 746 W
8407.31.00.80	Other
8407.32.10.00	
8407.32.20.40	Used or rebuilt
8407.32.20.80	Other
8407.32.90.40	Not exceeding 18.65 kW
8407.32.90.80	Exceeding 18.65 kW
8407.33.10.30	Not exceeding 37.3 kW
8407.33.10.60	Exceeding 37.3 kW > Air-cooled
8407.33.10.90	Exceeding 37.3 kW > Other
8407.33.30.40	Used or rebuilt
8407.33.30.80	Other
8407.33.60.40	Used or rebuilt
8407.33.60.80	Other
8407.33.90.40	Not exceeding 18.65 kW
8407.33.90.80	Exceeding 18.65 kW
8407.34.05.30	Not exceeding 37.3 kW
8407.34.05.60	Exceeding 37.3 kW > Air-cooled
8407.34.05.90	Exceeding 37.3 kW > Other
8407.34.14.00	
8407.34.18.00	
8407.34.25.00	
8407.34.35.30	Not exceeding 37.3 kW
8407.34.35.60	Exceeding 37.3 kW > Air-cooled
8407.34.35.90	Exceeding 37.3 kW > Other
8407.34.44.00	
8407.34.48.00	
8407.34.55.00	
8407.90.10.10	Not exceeding 37.3 kW > Less than 4,476 W
8407.90.10.20	Not exceeding 37.3 kW > Other
8407.90.10.60	Other > Air-cooled
8407.90.10.80	Other > Other
8407.90.90.10	Gas (natural or liquid propane (LP)) engines
8407.90.90.20	Other > Less than 746 W
8407.90.90.40	Other > 746 W or greater but less than 4,476 W
8407.90.90.60	Other > 4,476 W or greater but not exceeding 18.65 kW
8407.90.90.80	Other > Exceeding 18.65 kW
8408.10.00.05	Not exceeding 111.9 kW
8408.10.00.15	Exceeding 111.9 kW but not exceeding 149.2 kW
8408.10.00.20	Exceeding 149.2 kW but not exceeding 223.8 kW
8408.10.00.30	Exceeding 223.8 kW but not exceeding 373 kW
8408.10.00.40	Exceeding 373 kW but not exceeding 746 kW
8408.10.00.50	Exceeding 746 kW
8408.20.10.40	Not exceeding 37.3 kW
8408.20.10.80	Exceeding 37.3 kW
8408.20.20.00	
8408.20.90.00	
8408.90.10.40	Not exceeding 37.3 kW
8408.90.10.80	Exceeding 37.3 kW
8408.90.90.10	Not exceeding 149.2 kW
8408.90.90.20	Exceeding 149.2 kW but not exceeding 373 kW
8408.90.90.30	Exceeding 373 kW but not exceeding 746 kW
8408.90.90.40	Exceeding 746 kW but not exceeding 1,119 kW
8408.90.90.50	Exceeding 1,119 kW
8409.10.00.40	For use in civil aircraft
8409.10.00.80	Other
8409.91.10.40	For vehicles of subheading 8701.21, 8701.22, 8701.23, 8701.24 or 8701.29, or heading 8702, 8703 or 8704
8409.91.10.60	For marine propulsion engines
8409.91.10.80	Other
8409.91.30.00	
8409.91.50.10	Connecting rods
8409.91.50.81	Steel forgings
8409.91.50.85	Other
8409.91.92.10	Connecting rods
8409.91.92.90	Other
8409.91.99.10	Connecting rods
8409.91.99.90	Other
8409.99.10.40	For vehicles of subheading 8701.21, 8701.22, 8701.23, 8701.24 or 8701.29, or heading 8702, 8703 or 8704
8409.99.10.60	For marine propulsion engines
8409.99.10.80	Other
8409.99.91.10	Connecting rods
8409.99.91.90	Other
8409.99.92.10	Connecting rods
8409.99.92.90	Other
8409.99.99.10	Connecting rods
8409.99.99.90	Other
8410.11.00.00	
8410.12.00.00	
8410.13.00.00	
8410.90.00.00	
8411.11.40.00	
8411.11.80.00	
8411.12.40.00	
8411.12.80.00	
8411.21.40.00	
8411.21.80.00	
8411.22.40.00	
8411.22.80.00	
8411.81.40.00	
8411.81.80.10	Industrial turbines of a kind described in statistical note 1 of this chapter
8411.81.80.90	Other
8411.82.40.00	
8411.82.80.10	Industrial turbines of a kind described in statistical note 1 to this chapter
8411.82.80.90	Other
8411.91.10.40	Parts of nonaircraft turbines
8411.91.10.60	Parts of aircraft turbines > For use in civil aircraft
8411.91.10.90	Parts of aircraft turbines > Other
8411.91.90.40	Parts of nonaircraft turbines
8411.91.90.81	Parts of aircraft turbines > Steel forgings
8411.91.90.85	Parts of aircraft turbines > Other
8411.99.10.10	Parts of nonaircraft gas turbines
8411.99.10.40	Parts of aircraft gas turbines > For use in civil aircraft
8411.99.10.80	Parts of aircraft gas turbines > Other
8411.99.90.30	Parts of nonaircraft gas turbines > Rotors or spindles and rotor or spindle assemblies
8411.99.90.81	Parts of nonaircraft gas turbines > Other > Steel forgings
8411.99.90.85	Parts of nonaircraft gas turbines > Other > Other
8411.99.90.90	Parts of aircraft gas turbines
8412.10.00.10	Missile and rocket engines
8412.10.00.90	Other
8412.21.00.15	Tie-rod type
8412.21.00.30	Weld fused type
8412.21.00.45	Other > Telescoping
8412.21.00.60	Other > Rodless
8412.21.00.75	Other > Other
8412.29.40.00	
8412.29.80.15	Unlimited rotary acting > Gear type
8412.29.80.30	Unlimited rotary acting > Radial piston type
8412.29.80.45	Unlimited rotary acting > Axial piston type
8412.29.80.60	Unlimited rotary acting > Other
8412.29.80.75	Other
8412.31.00.40	Tie-rod type
8412.31.00.80	Other
8412.39.00.40	Unlimited rotary acting
8412.39.00.80	Other
8412.80.10.00	
8412.80.90.00	
8412.90.10.00	
8412.90.90.05	Of hydraulic power engines and motors > Of linear acting engines and motors
8412.90.90.15	Of hydraulic power engines and motors > Other
8412.90.90.25	Of pneumatic power engines and motors > Of linear acting engines and motors
8412.90.90.35	Of pneumatic power engines and motors > Other
8412.90.90.50	Of reaction engines other than turbojets
8412.90.90.70	Other > Wind turbine blades, imported in accordance with statistical note 2 of this chapter
8412.90.90.75	Other > Wind turbine hubs
8412.90.90.85	Other > Other
8413.11.00.00	
8413.19.00.00	
8413.20.00.00	
8413.30.10.00	
8413.30.90.30	Fuel pumps
8413.30.90.60	Lubricating pumps
8413.30.90.90	Other
8413.40.00.00	
8413.50.00.10	Oil well and oil field pumps
8413.50.00.50	Diaphragm pumps
8413.50.00.70	Other > Hydraulic fluid power pumps > Radial piston type
8413.50.00.80	Other > Hydraulic fluid power pumps > Other
8413.50.00.90	Other > Other
8413.60.00.20	Hydraulic fluid power pumps > Vane type
8413.60.00.30	Hydraulic fluid power pumps > Gear type
8413.60.00.40	Hydraulic fluid power pumps > Other
8413.60.00.50	Other > Oil well and oil field pumps
8413.60.00.70	Other > Roller pumps
8413.60.00.90	Other > Other
8413.70.10.00	
8413.70.20.04	Submersible pumps
8413.70.20.05	Other > Single-stage, single-suction, close-coupled > With discharge outlet under 5.08 cm in diameter
8413.70.20.15	Other > Single-stage, single-suction, close-coupled > With discharge outlet 5.08 cm or over in diameter
8413.70.20.22	Other > Single-stage, single-suction, frame- mounted > With discharge outlet under 7.6 cm in diameter
8413.70.20.25	Other > Single-stage, single-suction, frame- mounted > With discharge outlet 7.6 cm or over in diameter
8413.70.20.30	Other > Single-stage, double-suction
8413.70.20.40	Other > Multi-stage, single- or double-suction
8413.70.20.90	Other > Other
8413.81.00.20	Turbine pumps
8413.81.00.30	Household water systems, self-contained; and windmill pumps
8413.81.00.40	Other
8413.82.00.00	
8413.91.10.00	
8413.91.20.00	
8413.91.90.10	Of subheading 8413.30.90
8413.91.90.55	Of hydraulic fluid power pumps > Fluid end blocks
8413.91.90.60	Of hydraulic fluid power pumps > Other
8413.91.90.65	Of subheading 8413.50.00 > Sucker rods of a kind described in statistical note 3 to this chapter
8413.91.90.85	Of subheading 8413.50.00 > Other
8413.91.90.96	Other
8413.92.00.00	
8414.10.00.00	
8414.20.00.00	
8414.30.40.00	
8414.30.80.10	Screw type > Not exceeding 200 horsepower
8414.30.80.20	Screw type > Exceeding 200 horsepower
8414.30.80.30	Other > For all refrigerants except ammonia > For motor vehicles
8414.30.80.50	Other > For all refrigerants except ammonia > Other > Exceeding 1/4 horsepower but not exceeding 1 horsepower
8414.30.80.60	Other > For all refrigerants except ammonia > Other > Exceeding 1 horsepower but not exceeding 3 horsepower
8414.30.80.70	Other > For all refrigerants except ammonia > Other > Exceeding 3 horsepower but not exceeding 10 horsepower
8414.30.80.80	Other > For all refrigerants except ammonia > Other > Exceeding 10 horsepower
8414.30.80.90	Other > For ammonia
8414.40.00.00	
8414.51.30.00	
8414.51.90.60	For permanent installation
8414.51.90.90	Other
8414.59.10.00	
8414.59.15.00	
8414.59.30.00	
8414.59.65.40	Suitable for use with motor vehicles
8414.59.65.60	Other > Centrifugal
8414.59.65.90	Other > Axial
8414.59.65.95	Other > Other
8414.60.00.00	
8414.70.00.00	
8414.80.05.00	
8414.80.16.05	Stationary > Reciprocating > Not exceeding 746 W
8414.80.16.15	Stationary > Reciprocating > Exceeding 746 W but not exceeding 4.48 kW
8414.80.16.25	Stationary > Reciprocating > Exceeding 4.48 kW but not exceeding 8.21 kW
8414.80.16.35	Stationary > Reciprocating > Exceeding 8.21 kW but not exceeding 11.19 kW
8414.80.16.40	Stationary > Reciprocating > Exceeding 11.19 kW but not exceeding 19.4 kW
8414.80.16.45	Stationary > Reciprocating > Exceeding 19.4 kW but not exceeding 74.6 kW
8414.80.16.55	Stationary > Reciprocating > Exceeding 74.6 kW
8414.80.16.60	Stationary > Rotary > Not exceeding 11.19 kW
8414.80.16.65	Stationary > Rotary > Exceeding 11.19 kW but under 22.38 kW
8414.80.16.70	Stationary > Rotary > 22.38 kW and over but not exceeding 74.6 kW
8414.80.16.75	Stationary > Rotary > Exceeding 74.6 kW
8414.80.16.80	Stationary > Other
8414.80.16.85	Portable > Under 0.57 cubic meters per minute
8414.80.16.90	Portable > Other
8414.80.20.05	Refrigerant recovery units
8414.80.20.15	Other > Centrifugal and axial
8414.80.20.55	Other > Other, including reciprocating and rotary > Not exceeding 186.5 kW
8414.80.20.65	Other > Other, including reciprocating and rotary > Exceeding 186.5 kW but not exceeding 746 kW
8414.80.20.75	Other > Other, including reciprocating and rotary > Exceeding 746 kW
8414.80.90.00	
8414.90.10.40	Of fans of subheading 8414.51
8414.90.10.80	Other
8414.90.30.00	
8414.90.41.20	Of refrigerating and air conditioning compressors > Compressor housings
8414.90.41.40	Of refrigerating and air conditioning compressors > Other
8414.90.41.45	Other > Of compressors of subheading 8414.40 > Compressor housings
8414.90.41.55	Other > Of compressors of subheading 8414.40 > Other
8414.90.41.65	Other > Other > Compressor housings
8414.90.41.80	Other > Other > Impeller covers and hubs
8414.90.41.90	Other > Other > Other
8414.90.91.40	Of vacuum pumps
8414.90.91.80	Other
8415.10.30.40	Less than 2.93 kW per hour
8415.10.30.60	2.93 kW per hour or greater but less than 4.98 kW per hour
8415.10.30.80	4.98 kW per hour or greater
8415.10.60.00	
8415.10.90.00	
8415.20.00.00	
8415.81.01.10	Self-contained > Not exceeding 17.58 kW per hour
8415.81.01.20	Self-contained > Exceeding 17.58 kW per hour
8415.81.01.30	Other
8415.82.01.05	Self-contained machines and remote condenser type air conditioners other than year-round units > Not exceeding 17.58 kW per hour
8415.82.01.10	Self-contained machines and remote condenser type air conditioners other than year-round units > Exceeding 17.58 kW per hour
8415.82.01.15	Year-round units (heating and cooling) > Not exceeding 17.58 kW per hour
8415.82.01.20	Year-round units (heating and cooling) > Exceeding 17.58 kW per hour
8415.82.01.30	Room or central station air conditioning units for use with water chillers > Room fan coil units
8415.82.01.35	Room or central station air conditioning units for use with water chillers > Central station air handlers
8415.82.01.40	Room or central station air conditioning units for use with water chillers > Other
8415.82.01.55	Dehumidifiers > With a rated water removal capacity of less than 35 liters over a 24 hour period
8415.82.01.60	Dehumidifiers > Other
8415.82.01.70	Other air conditioning machines incorporating a refrigerating unit
8415.83.00.50	Heat exchangers including condensing units > Condensing units > Not exceeding 17.58 kW per hour
8415.83.00.60	Heat exchangers including condensing units > Condensing units > Exceeding 17.58 kW per hour
8415.83.00.70	Heat exchangers including condensing units > Other
8415.83.00.90	Other air conditioning machines not incorporating a refrigerating unit
8415.90.40.00	
8415.90.80.10	Air conditioning evaporator coils > Of copper or copper alloys
8415.90.80.20	Air conditioning evaporator coils > Other
8415.90.80.45	Other > Of automotive air conditioners
8415.90.80.50	Other > Of heat pumps > Of copper or copper alloys
8415.90.80.70	Other > Of heat pumps > Other
8415.90.80.85	Other > Other
8416.10.00.00	
8416.20.00.40	Gas burners
8416.20.00.80	Other
8416.30.00.00	
8416.90.00.00	
8417.10.00.00	
8417.20.00.00	
8417.80.00.00	
8417.90.00.00	
8418.10.00.10	Compression type > Having a refrigerated volume of under 184 liters
8418.10.00.20	Compression type > Having a refrigerated volume of 184 liters and over but under 269 liters
8418.10.00.30	Compression type > Having a refrigerated volume of 269 liters and over but under 382 liters
8418.10.00.45	Compression type > Having a refrigerated volume of 382 liters and over > French door refrigerators with a bottom freezer compartment > Of a width exceeding 87 centimeters but not exceeding 95 centimeters > Having an external depth (excluding door handles) not exceeding 73 centimeters
8418.10.00.55	Compression type > Having a refrigerated volume of 382 liters and over > French door refrigerators with a bottom freezer compartment > Of a width exceeding 87 centimeters but not exceeding 95 centimeters > Other
8418.10.00.65	Compression type > Having a refrigerated volume of 382 liters and over > French door refrigerators with a bottom freezer compartment > Other
8418.10.00.80	Compression type > Having a refrigerated volume of 382 liters and over > Refrigerators with a top freezer compartment
8418.10.00.85	Compression type > Having a refrigerated volume of 382 liters and over > Other
8418.10.00.90	Other
8418.21.00.10	Having a refrigerated volume of under 184 liters
8418.21.00.20	Having a refrigerated volume of 184 liters and over but under 269 liters
8418.21.00.30	Having a refrigerated volume of 269 liters and over but under 382 liters
8418.21.00.90	Having a refrigerated volume of 382 liters and over
8418.29.10.00	
8418.29.20.00	
8418.30.00.00	
8418.40.00.00	
8418.50.00.40	Freezing
8418.50.00.80	Other
8418.61.01.00	
8418.69.01.10	Icemaking machines
8418.69.01.20	Drinking water coolers, self-contained
8418.69.01.30	Soda fountain and beer dispensing equipment
8418.69.01.40	Centrifugal liquid chilling refrigerating units
8418.69.01.50	Reciprocating liquid chilling refrigerating units
8418.69.01.60	Absorption liquid chilling units
8418.69.01.80	Other refrigerating or freezing equipment
8418.91.00.00	
8418.99.40.00	
8418.99.80.05	Refrigeration condensing units > Not exceeding 746 W
8418.99.80.10	Refrigeration condensing units > Exceeding 746 W but not exceeding 2.2 kW
8418.99.80.15	Refrigeration condensing units > Exceeding 2.2 kW but not exceeding 7.5 kW
8418.99.80.20	Refrigeration condensing units > Exceeding 7.5 kW but not exceeding 22.3 kW
8418.99.80.25	Refrigeration condensing units > Exceeding 22.3 kW
8418.99.80.50	Other > Parts of combined refrigerator-freezers fitted with separate external doors and parts of household type refrigerators
8418.99.80.60	Other > Other
8419.11.00.00	
8419.12.00.00	
8419.19.01.20	Instantaneous water heaters
8419.19.01.60	Other
8419.20.00.10	Medical or surgical sterilizers
8419.20.00.20	Laboratory sterilizers
8419.33.10.00	
8419.33.50.00	
8419.34.00.00	
8419.35.10.00	
8419.35.50.00	
8419.39.02.70	For foods and beverages
8419.39.02.80	Other
8419.40.00.40	For food and beverages
8419.40.00.80	Other
8419.50.10.00	
8419.50.50.00	
8419.60.10.00	
8419.60.50.00	
8419.81.50.40	For use in civil aircraft
8419.81.50.80	Other
8419.81.90.40	Of a type used in restaurants, hotels or similar locations
8419.81.90.80	Other
8419.89.10.00	
8419.89.60.00	
8419.89.95.20	Designed for cooling > For food and beverages
8419.89.95.40	Designed for cooling > Other
8419.89.95.60	Other > For food and beverages
8419.89.95.80	Other > For rubber and plastics
8419.89.95.85	Other > For other materials
8419.90.10.00	
8419.90.20.00	
8419.90.30.00	
8419.90.50.40	Of medical, surgical or laboratory sterilizers
8419.90.50.80	Other
8419.90.85.00	
8419.90.95.20	Of an apparatus of a type used in restaurants, hotels or similar locations
8419.90.95.80	Other
8420.10.10.00	
8420.10.20.00	
8420.10.90.40	Calendering or other rolling machines for rubber and plastics
8420.10.90.80	Other
8420.91.10.00	
8420.91.20.00	
8420.91.90.00	
8420.99.10.00	
8420.99.20.00	
8420.99.90.00	
8421.11.00.00	
8421.12.00.00	
8421.19.00.00	
8421.21.00.00	
8421.22.00.00	
8421.23.00.00	
8421.29.00.05	Refrigerant recovery and recycling units
8421.29.00.15	Other > Oil-separation equipment
8421.29.00.40	Other > Other > Hydraulic fluid power filters, rated at 1,000 kPa or greater
8421.29.00.65	Other > Other > Other
8421.31.00.00	
8421.32.00.00	
8421.39.01.05	Dust collection and air purification equipment > For machine tools of headings 8456 through 8465, inclusive
8421.39.01.15	Dust collection and air purification equipment > Other
8421.39.01.20	Other > Industrial gas cleaning equipment > Electrostatic precipitators
8421.39.01.30	Other > Industrial gas cleaning equipment > Other
8421.39.01.40	Other > Gas separation equipment
8421.39.01.60	Other > Other > Pneumatic fluid power filters, rated at 550 kPa or greater
8421.39.01.90	Other > Other > Other
8421.91.20.00	
8421.91.40.00	
8421.91.60.00	
8421.99.01.40	Parts of machinery and apparatus for filtering or purifying water
8421.99.01.80	Other
8422.11.00.00	
8422.19.00.00	
8422.20.00.00	
8422.30.11.00	
8422.30.91.10	Machines for aerating beverages
8422.30.91.20	Labeling machines
8422.30.91.30	Other > Machinery for filling, closing, sealing, capsuling or labeling bottles, cans or similar containers > Machines for filling, whether or not capable of performing other operations > Vacuum or gas packaging
8422.30.91.40	Other > Machinery for filling, closing, sealing, capsuling or labeling bottles, cans or similar containers > Machines for filling, whether or not capable of performing other operations > Other
8422.30.91.50	Other > Machinery for filling, closing, sealing, capsuling or labeling bottles, cans or similar containers > Machines which perform only the following operations: capping, lidding, sealing or closing > Vacuum or gas packaging
8422.30.91.60	Other > Machinery for filling, closing, sealing, capsuling or labeling bottles, cans or similar containers > Machines which perform only the following operations: capping, lidding, sealing or closing > Other
8422.30.91.70	Other > Machinery for filling, closing, sealing, capsuling or labeling bottles, cans or similar containers > Other
8422.30.91.80	Other > Machinery for filling, closing, sealing, capsuling or labeling boxes, bags or similar containers > Machines for opening, filling and closing bags
8422.30.91.85	Other > Machinery for filling, closing, sealing, capsuling or labeling boxes, bags or similar containers > Machines for forming, filling and sealing bags/pouches
8422.30.91.86	Other > Machinery for filling, closing, sealing, capsuling or labeling boxes, bags or similar containers > Machines for opening, filling and closing boxes
8422.30.91.87	Other > Machinery for filling, closing, sealing, capsuling or labeling boxes, bags or similar containers > Machines for skin and blister packaging
8422.30.91.91	Other > Machinery for filling, closing, sealing, capsuling or labeling boxes, bags or similar containers > Other
8422.40.11.10	Machines for wrapping candy
8422.40.11.90	Other
8422.40.91.40	Strapping machines
8422.40.91.50	Machines for case and tray forming, packing, unpacking, closing and sealing
8422.40.91.60	Machines for shrink film and heat sealing
8422.40.91.70	Machines for wrapping
8422.40.91.81	Other
8422.90.02.00	
8422.90.04.00	
8422.90.06.40	Of the household type
8422.90.06.80	Other
8422.90.11.00	
8422.90.21.00	
8422.90.91.20	Of machinery for cleaning or drying bottles or other containers
8422.90.91.30	Other > Of strapping machines
8422.90.91.60	Other > Of other wrapping and packaging machines
8422.90.91.95	Other > Other
8423.10.00.10	Digital electronic type
8423.10.00.30	Other > Of a kind suitable for carrying on the person
8423.10.00.60	Other > Other
8423.20.10.00	
8423.20.90.00	
8423.30.00.00	
8423.81.00.10	Digital electronic type > Counting scales
8423.81.00.20	Digital electronic type > Retail scales, non-computing
8423.81.00.30	Digital electronic type > Retail scales, computing
8423.81.00.40	Digital electronic type > Other
8423.81.00.50	Other
8423.82.00.10	Digital electronic type
8423.82.00.50	Other
8423.89.10.00	
8423.89.90.00	
8423.90.10.00	
8423.90.90.00	
8424.10.00.00	
8424.20.10.00	
8424.20.90.00	
8424.30.10.00	
8424.30.90.00	
8424.41.10.00	
8424.41.90.00	
8424.49.00.00	
8424.82.00.10	Irrigation equipment > Self-propelled, center pivot
8424.82.00.20	Irrigation equipment > Other
8424.82.00.90	Other
8424.89.10.00	
8424.89.90.00	
8424.90.05.00	
8424.90.10.00	
8424.90.20.00	
8424.90.90.40	Of steam and similar jet projecting machines
8424.90.90.80	Other
8425.11.00.00	
8425.19.00.00	
8425.31.01.00	
8425.39.01.00	
8425.41.00.00	
8425.42.00.00	
8425.49.00.00	
8426.11.00.00	
8426.12.00.00	
8426.19.00.00	
8426.20.00.00	
8426.30.00.00	
8426.41.00.05	Works trucks fitted with a crane
8426.41.00.10	Other > Cable operated
8426.41.00.90	Other > Other
8426.49.00.10	Cable operated
8426.49.00.90	Other
8426.91.00.00	
8426.99.00.00	
8427.10.40.00	
8427.10.80.20	Operator riding > Aerial work platforms of a kind described in statistical note 4 to this chapter
8427.10.80.30	Operator riding > Other
8427.10.80.40	Automated guided vehicle (AGV) > Aerial work platforms of a kind described in statistical note 4 to this chapter
8427.10.80.50	Automated guided vehicle (AGV) > Other
8427.10.80.70	Other > Aerial work platforms of a kind described in statistical note 4 to this chapter
8427.10.80.95	Other > Other
8427.20.40.00	
8427.20.80.20	Aerial work platforms of a kind described in statistical note 4 to this chapter
8427.20.80.90	Other
8427.90.00.20	Aerial work platforms of a kind described in statistical note 4 to this chapter
8427.90.00.90	Other
8428.10.00.00	
8428.20.00.10	Conveyors
8428.20.00.50	Elevators
8428.31.00.00	
8428.32.00.00	
8428.33.00.00	
8428.39.00.00	
8428.40.00.00	
8428.60.00.00	
8428.70.00.00	
8428.90.03.10	Woodland log handling equipment (other than skidders)
8428.90.03.90	Other
8429.11.00.10	New
8429.11.00.90	Used or rebuilt
8429.19.00.10	New
8429.19.00.90	Used or rebuilt
8429.20.00.00	
8429.30.00.20	New > Not exceeding 13.7 m3
8429.30.00.40	New > Exceeding 13.7 m3
8429.30.00.60	Used or rebuilt
8429.40.00.20	New > Vibratory
8429.40.00.40	New > Other
8429.40.00.60	Used or rebuilt
8429.51.10.05	New > Integral tractor shovel loaders, rear engine mounted > 2 wheel drive
8429.51.10.15	New > Integral tractor shovel loaders, rear engine mounted > 4 wheel drive with a bucket capacity of > Under 1.5 m3
8429.51.10.25	New > Integral tractor shovel loaders, rear engine mounted > 4 wheel drive with a bucket capacity of > At least 1.5 m3 but under 2.2 m3
8429.51.10.30	New > Integral tractor shovel loaders, rear engine mounted > 4 wheel drive with a bucket capacity of > At least 2.2 m3 but under 2.9 m3
8429.51.10.35	New > Integral tractor shovel loaders, rear engine mounted > 4 wheel drive with a bucket capacity of > At least 2.9 m3 but under 3.8 m3
8429.51.10.40	New > Integral tractor shovel loaders, rear engine mounted > 4 wheel drive with a bucket capacity of > At least 3.8 m3 but under 5.2 m3
8429.51.10.45	New > Integral tractor shovel loaders, rear engine mounted > 4 wheel drive with a bucket capacity of > At least 5.2 m3 but under 7.6 m3
8429.51.10.50	New > Integral tractor shovel loaders, rear engine mounted > 4 wheel drive with a bucket capacity of > At least 7.6 m3 but under 11.4 m3
8429.51.10.55	New > Integral tractor shovel loaders, rear engine mounted > 4 wheel drive with a bucket capacity of > 11.4 m3 and over
8429.51.10.60	New > Other
8429.51.10.65	Used or rebuilt
8429.51.50.10	New > Less than 44.7 kW
8429.51.50.20	New > At least 44.7 kW but under 67.1 kW
8429.51.50.30	New > At least 67.1 kW but under 93.2 kW
8429.51.50.40	New > At least 93.2 kW but under 119.3 kW
8429.51.50.50	New > 119.3 kW and over
8429.51.50.60	Used or rebuilt
8429.52.10.10	New > Crawler mounted > Hydraulic
8429.52.10.20	New > Crawler mounted > Other
8429.52.10.30	New > Other > Hydraulic
8429.52.10.40	New > Other > Other
8429.52.10.50	Used or rebuilt
8429.52.50.10	New
8429.52.50.90	Used or rebuilt
8429.59.10.30	New > Backhoes
8429.59.10.60	New > Other
8429.59.10.90	Used or rebuilt
8429.59.50.20	New > Ditchers and trenchers > Ladder type
8429.59.50.40	New > Ditchers and trenchers > Other
8429.59.50.60	New > Other
8429.59.50.80	Used or rebuilt
8430.10.00.00	
8430.20.00.30	Snowblowers > Attachment type
8430.20.00.60	Snowblowers > Other
8430.20.00.90	Other
8430.31.00.40	Rock breaking machines
8430.31.00.80	Other
8430.39.00.40	Rock breaking machines
8430.39.00.80	Other
8430.41.00.00	
8430.49.40.00	
8430.49.80.10	For oil well and gas field drilling > Rotary
8430.49.80.20	For oil well and gas field drilling > Other
8430.49.80.30	For water well drilling > Rotary
8430.49.80.40	For water well drilling > Other
8430.49.80.50	Other
8430.50.10.00	
8430.50.50.00	
8430.61.00.00	
8430.69.01.00	
8431.10.00.10	Of machinery of subheading 8425.11 or 8425.19
8431.10.00.90	Other
8431.20.00.00	
8431.31.00.20	Of skip hoists
8431.31.00.40	Of escalators
8431.31.00.60	Other
8431.39.00.10	Of elevators and conveyors
8431.39.00.50	Other > Of oil and gas field machinery
8431.39.00.70	Other > Of the woodland log handling equipment of statistical reporting number 8428.90.0310
8431.39.00.80	Other > Other
8431.41.00.20	Shovel attachments
8431.41.00.40	Clamshell (grappler) attachments
8431.41.00.60	Dragline buckets
8431.41.00.80	Other
8431.42.00.00	
8431.43.40.00	
8431.43.80.20	Of oil and gas field machinery > Tool joints, whether or not forged
8431.43.80.40	Of oil and gas field machinery > Drill pipe fitted with tool joints
8431.43.80.60	Of oil and gas field machinery > Other
8431.43.80.90	Of other boring or sinking machinery
8431.49.10.10	Of machinery of subheadings 8426.11, 8426.19 and 8426.30
8431.49.10.60	Of mobile lifting frames, straddle carriers and works trucks fitted with a crane
8431.49.10.70	Other > Of copper or copper alloys
8431.49.10.80	Other > Other
8431.49.90.05	Attachments for mounting on machinery > Backhoe attachments
8431.49.90.10	Attachments for mounting on machinery > Front-end loader attachments
8431.49.90.15	Attachments for mounting on machinery > Rippers and rooters
8431.49.90.20	Attachments for mounting on machinery > Other
8431.49.90.25	Other > Parts of coal or rock cutters and tunneling machinery > Cast axle housings
8431.49.90.32	Other > Parts of coal or rock cutters and tunneling machinery > Other > Of copper or copper alloys
8431.49.90.34	Other > Parts of coal or rock cutters and tunneling machinery > Other > Other
8431.49.90.35	Other > Parts of backhoes, shovels, clamshells and draglines > Cast axle housings
8431.49.90.36	Other > Parts of backhoes, shovels, clamshells and draglines > Other > Road wheels
8431.49.90.38	Other > Parts of backhoes, shovels, clamshells and draglines > Other > Wheel and tire assemblies
8431.49.90.39	Other > Parts of backhoes, shovels, clamshells and draglines > Other > Other > Of copper or copper alloys
8431.49.90.41	Other > Parts of backhoes, shovels, clamshells and draglines > Other > Other > Other
8431.49.90.45	Other > Other > Scraper bowls for scrapers of subheadings 8429.30 and 8430.69.01
8431.49.90.50	Other > Other > Track links
8431.49.90.55	Other > Other > Cast axle housings
8431.49.90.81	Other > Other > Other > Steel forgings
8431.49.90.84	Other > Other > Other > Other > Road wheels
8431.49.90.90	Other > Other > Other > Other > Wheel and tire assemblies
8431.49.90.92	Other > Other > Other > Other > Other > Of copper or copper alloys
8431.49.90.94	Other > Other > Other > Other > Other > Other
8432.10.00.20	Moldboard plows except listers
8432.10.00.40	Disc plows
8432.10.00.60	Other
8432.21.00.00	
8432.29.00.40	Cultivators, weeders and hoes > Cultivators, tractor drawn or for tractor mounting
8432.29.00.60	Cultivators, weeders and hoes > Walk behind rotary tillers
8432.29.00.80	Cultivators, weeders and hoes > Other
8432.29.00.90	Other
8432.31.00.10	Planters and transplanters
8432.31.00.90	Seeders
8432.39.00.10	Planters and transplanters
8432.39.00.90	Seeders
8432.41.00.00	
8432.42.00.00	
8432.80.00.10	Tow behind spreaders, aerators, and de- thatchers
8432.80.00.80	Other
8432.90.00.10	Road wheels without tires
8432.90.00.20	Wheel and tire assemblies
8432.90.00.40	Other > Of plows
8432.90.00.50	Other > Of harrows, scarifiers, cultivators, weeders and hoes
8432.90.00.60	Other > Of seeders, planters, transplanters, manure spreaders and fertilizer distributors
8432.90.00.81	Other > Of other machinery
8433.11.00.10	Electric mowers, including battery operated
8433.11.00.20	Riding mowers, other than electric > Under 5.2 kW
8433.11.00.30	Riding mowers, other than electric > 5.2 kW and over but under 7.46 kW
8433.11.00.40	Riding mowers, other than electric > 7.46 kW and over
8433.11.00.50	Other > Under 3.7 kW
8433.11.00.60	Other > 3.7 kW and over
8433.19.00.10	Greens mowers
8433.19.00.20	Gang cutting units
8433.19.00.30	Other riding mowers
8433.19.00.40	Other > Gasoline powered
8433.19.00.50	Other > Other
8433.20.00.20	Tractor drawn or for tractor mounting > Rotary cutter type
8433.20.00.40	Tractor drawn or for tractor mounting > Other
8433.20.00.60	Other
8433.30.00.00	
8433.40.00.00	
8433.51.00.10	Self-propelled
8433.51.00.90	Other
8433.52.00.00	
8433.53.00.00	
8433.59.00.10	Field forage harvesters
8433.59.00.90	Other
8433.60.00.10	Machines for cleaning, sorting or grading eggs
8433.60.00.90	Other
8433.90.10.10	Wheel and tire assemblies
8433.90.10.90	Other
8433.90.50.10	Of other mowers, harvesting machines and threshing machines > Road wheels
8433.90.50.25	Of other mowers, harvesting machines and threshing machines > Of haying machines and balers
8433.90.50.45	Of other mowers, harvesting machines and threshing machines > Other
8433.90.50.60	Of machines for cleaning, sorting or grading eggs
8433.90.50.80	Of machines for cleaning, sorting or grading fruit or other agricultural produce
8434.10.00.00	
8434.20.00.00	
8434.90.00.00	
8435.10.00.00	
8435.90.00.00	
8436.10.00.00	
8436.21.00.00	
8436.29.00.00	
8436.80.00.20	Forestry machinery
8436.80.00.40	Other > Barn and barnyard machines
8436.80.00.60	Other > Machines for preparing crops for market or for use
8436.80.00.70	Other > Other > Bee-keeping machinery
8436.80.00.90	Other > Other > Other
8436.91.00.40	Of poultry incubators and brooders
8436.91.00.80	Other
8436.99.00.20	Of forestry machinery
8436.99.00.30	Of bee-keeping machinery
8436.99.00.35	Of machinery for preparing animal feeds
8436.99.00.40	Other > Of barn or barnyard machines
8436.99.00.70	Other > Of machines for preparing crops for market or for use
8436.99.00.90	Other > Other
8437.10.00.00	
8437.80.00.10	Flour mill and grain mill machines
8437.80.00.90	Other
8437.90.00.10	Of flour mill or grain mill machines
8437.90.00.90	Other
8438.10.00.10	Bakery machinery
8438.10.00.90	Other
8438.20.00.00	
8438.30.00.00	
8438.40.00.00	
8438.50.00.10	Meat- and poultry-packing plant machinery
8438.50.00.90	Other
8438.60.00.00	
8438.80.00.00	
8438.90.10.00	
8438.90.90.15	Of bakery machinery and machinery for the manufacture of macaroni, spaghetti or similar products
8438.90.90.30	Of machinery for the manufacture of confectionery, cocoa or chocolate
8438.90.90.60	Of machinery for the preparation of meat or poultry
8438.90.90.90	Other
8439.10.00.10	New
8439.10.00.90	Used or rebuilt
8439.20.00.10	New
8439.20.00.90	Used or rebuilt
8439.30.00.00	
8439.91.10.00	
8439.91.90.00	
8439.99.10.00	
8439.99.50.00	
8440.10.00.00	
8440.90.00.00	
8441.10.00.00	
8441.20.00.00	
8441.30.00.00	
8441.40.00.00	
8441.80.00.00	
8441.90.00.00	
8442.30.01.10	Phototypesetting and composing machines
8442.30.01.50	Other machinery, apparatus and equipment
8442.40.00.00	
8442.50.10.00	
8442.50.90.00	
8443.11.10.00	
8443.11.50.00	
8443.12.00.00	
8443.13.00.00	
8443.14.00.00	
8443.15.00.00	
8443.16.00.00	
8443.17.00.00	
8443.19.20.00	
8443.19.30.00	
8443.31.00.00	
8443.32.10.10	Laser > Capable of producing more than 20 pages per minute
8443.32.10.20	Laser > Other
8443.32.10.30	Light bar electronic type
8443.32.10.40	Ink jet
8443.32.10.50	Thermal transfer
8443.32.10.60	Ionographic
8443.32.10.70	Daisy wheel
8443.32.10.80	Dot matrix
8443.32.10.90	Other
8443.32.50.00	
8443.39.10.00	
8443.39.20.00	
8443.39.30.00	
8443.39.40.00	
8443.39.50.00	
8443.39.60.00	
8443.39.90.00	
8443.91.10.00	
8443.91.20.00	
8443.91.30.00	
8443.99.10.00	
8443.99.20.10	Ink cartridges
8443.99.20.50	Other
8443.99.25.10	Ink cartridges
8443.99.25.50	Other
8443.99.30.00	
8443.99.35.00	
8443.99.40.00	
8443.99.45.00	
8443.99.50.11	For the goods of subheading 8443.31 > Ink cartridges
8443.99.50.15	For the goods of subheading 8443.31 > Other
8443.99.50.50	Other
8444.00.00.10	Texturing machines
8444.00.00.90	Other
8445.11.00.00	
8445.12.00.00	
8445.13.00.00	
8445.19.00.40	Cotton gins
8445.19.00.80	Other
8445.20.00.00	
8445.30.00.10	Textile twisting machines
8445.30.00.90	Other
8445.40.00.00	
8445.90.00.00	
8446.10.00.10	Power looms
8446.10.00.90	Other
8446.21.10.00	
8446.21.50.00	
8446.29.00.00	
8446.30.10.10	Rapier type
8446.30.10.20	Jet type
8446.30.10.30	Other
8446.30.50.10	Rapier type
8446.30.50.20	Jet type
8446.30.50.30	Other
8447.11.10.00	
8447.11.90.10	Open-top cylinder machines
8447.11.90.20	Cylinder and dial machines
8447.11.90.90	Other
8447.12.10.00	
8447.12.90.10	Open-top cylinder machines
8447.12.90.20	Cylinder and dial machines
8447.12.90.90	Other
8447.20.20.00	
8447.20.30.00	
8447.20.40.00	
8447.20.60.00	
8447.90.10.00	
8447.90.50.00	
8447.90.90.00	
8448.11.00.00	
8448.19.00.00	
8448.20.10.00	
8448.20.50.10	Of texturing machines
8448.20.50.90	Other
8448.31.00.00	
8448.32.00.10	Of cotton gins
8448.32.00.90	Other
8448.33.00.00	
8448.39.10.00	
8448.39.50.00	
8448.39.90.00	
8448.42.00.00	
8448.49.10.00	
8448.49.20.00	
8448.51.10.00	
8448.51.20.00	
8448.51.30.00	
8448.51.50.00	
8448.59.10.00	
8448.59.50.00	
8449.00.10.00	
8449.00.50.00	
8450.11.00.10	Coin operated
8450.11.00.40	Other > Top Loading
8450.11.00.80	Other > Other
8450.12.00.00	
8450.19.00.00	
8450.20.00.10	Coin operated
8450.20.00.40	Other > Top Loading
8450.20.00.80	Other > Other
8450.90.20.00	
8450.90.40.00	
8450.90.60.00	
8451.10.00.00	
8451.21.00.10	Coin operated
8451.21.00.90	Other
8451.29.00.10	For drying made up articles
8451.29.00.90	Other
8451.30.00.00	
8451.40.00.00	
8451.50.00.00	
8451.80.00.00	
8451.90.30.00	
8451.90.60.00	
8451.90.90.10	Of machines for washing, dry-cleaning, ironing, pressing or drying made up textile articles or of other household or laundry type machines
8451.90.90.20	Other > Of machines for bleaching, dyeing, washing or cleaning
8451.90.90.90	Other > Other
8452.10.00.10	Valued not over $20 each
8452.10.00.90	Other
8452.21.10.00	
8452.21.90.00	
8452.29.10.00	
8452.29.90.00	
8452.30.00.00	
8452.90.10.00	
8452.90.20.10	Of household machines
8452.90.20.90	Other
8453.10.00.00	
8453.20.00.00	
8453.80.00.00	
8453.90.10.00	
8453.90.50.00	
8454.10.00.00	
8454.20.00.10	Ingot molds > For steel ingots
8454.20.00.60	Ingot molds > Other
8454.20.00.80	Ladles
8454.30.00.10	Die casting machines
8454.30.00.90	Other
8454.90.00.30	Of casting machines > Of die casting machines
8454.90.00.60	Of casting machines > Other
8454.90.00.70	Of ingot molds
8454.90.00.80	Other
8455.10.00.00	
8455.21.00.00	
8455.22.00.00	
8455.30.00.05	Gray iron > Not exceeding 2,268 kg
8455.30.00.15	Gray iron > Exceeding 2,268 kg but not exceeding 6,803.9 kg
8455.30.00.25	Gray iron > Exceeding 6,803.9 kg
8455.30.00.35	Cast steel > Not exceeding 2,268 kg
8455.30.00.45	Cast steel > Exceeding 2,268 kg but not exceeding 6,803.9 kg
8455.30.00.55	Cast steel > Exceeding 6,803.9 kg
8455.30.00.65	Other > Not exceeding 2,268 kg
8455.30.00.75	Other > Exceeding 2,268 kg but not exceeding 6,803.9 kg
8455.30.00.85	Other > Exceeding 6,803.9 kg
8455.90.40.00	
8455.90.80.00	
8456.11.10.10	Numerically controlled
8456.11.10.50	Other
8456.11.70.00	
8456.11.90.00	
8456.12.10.10	Numerically controlled
8456.12.10.50	Other
8456.12.70.00	
8456.12.90.00	
8456.20.10.10	Numerically controlled
8456.20.10.50	Other
8456.20.50.00	
8456.30.10.20	Traveling wire (wire-cut) type
8456.30.10.50	Other > Numerically controlled
8456.30.10.70	Other > Other
8456.30.50.00	
8456.40.10.10	Numerically controlled
8456.40.10.90	Other
8456.40.90.00	
8456.50.00.00	
8456.90.31.00	
8456.90.71.00	
8457.10.00.05	Used or rebuilt
8457.10.00.15	Other > With automatic tool changers > Vertical-spindle machines with a Y-axis travel of-- > Not over 660 mm
8457.10.00.25	Other > With automatic tool changers > Vertical-spindle machines with a Y-axis travel of-- > Over 660 mm
8457.10.00.55	Other > With automatic tool changers > Horizontal-spindle machines with a Y-axis travel of-- > Not over 685 mm
8457.10.00.60	Other > With automatic tool changers > Horizontal-spindle machines with a Y-axis travel of-- > Over 685 mm but not over 1,016 mm
8457.10.00.65	Other > With automatic tool changers > Horizontal-spindle machines with a Y-axis travel of-- > Over 1,016 mm
8457.10.00.70	Other > With automatic tool changers > Other
8457.10.00.75	Other > Other
8457.20.00.10	Numerically controlled
8457.20.00.90	Other
8457.30.00.10	Numerically controlled
8457.30.00.90	Other
8458.11.00.05	Used or rebuilt
8458.11.00.10	Other > Multiple spindle
8458.11.00.30	Other > Other > With a power rating of less than 18.65 kW
8458.11.00.50	Other > Other > With a power rating of 18.65 kW or greater but not exceeding 37.3 kW
8458.11.00.90	Other > Other > With a power rating exceeding 37.3 kW
8458.19.00.10	Used or rebuilt
8458.19.00.20	Other, valued under $3,025 each
8458.19.00.30	Other > Engine or toolroom lathes
8458.19.00.50	Other > Automatic bar and/or chucking machines > Single spindle
8458.19.00.70	Other > Automatic bar and/or chucking machines > Multiple spindle
8458.19.00.90	Other > Other
8458.91.10.40	Used or rebuilt
8458.91.10.60	Other > Multiple spindle
8458.91.10.80	Other > Other
8458.91.50.40	Used or rebuilt
8458.91.50.50	Other > Multiple spindle
8458.91.50.70	Other > Other
8458.99.10.10	Used or rebuilt
8458.99.10.50	Other
8458.99.50.30	Used or rebuilt
8458.99.50.60	Other, valued under $3,025 each
8458.99.50.90	Other
8459.10.00.00	
8459.21.00.40	Used or rebuilt
8459.21.00.80	Other
8459.29.00.10	Used or rebuilt
8459.29.00.20	Other, valued under $3,025 each
8459.29.00.40	Other > Multiple spindle
8459.29.00.50	Other > Other > Radial
8459.29.00.70	Other > Other > Upright, excluding sensitive (hand- directed), turret and deep-hole machines
8459.29.00.90	Other > Other > Other
8459.31.00.05	Used or rebuilt
8459.31.00.10	Other > Horizontal spindle > Table type, excluding planer type
8459.31.00.40	Other > Horizontal spindle > Other
8459.31.00.70	Other > Other
8459.39.00.10	Used or rebuilt
8459.39.00.20	Other, valued under $3,025 each
8459.39.00.40	Other > Horizontal spindle
8459.39.00.50	Other > Other
8459.41.00.10	Used or rebuilt
8459.41.00.20	Other, valued under $3,025 each
8459.41.00.30	Other > Vertical
8459.41.00.90	Other > Other
8459.49.00.10	Used or rebuilt
8459.49.00.20	Other, valued under $3,025 each
8459.49.00.30	Other > Vertical
8459.49.00.90	Other > Other
8459.51.00.40	Used or rebuilt
8459.51.00.80	Other
8459.59.00.10	Used or rebuilt
8459.59.00.20	Other, valued under $3,025 each
8459.59.00.30	Other
8459.61.00.40	Used or rebuilt
8459.61.00.80	Other
8459.69.00.10	Used or rebuilt
8459.69.00.20	Other, valued under $3,025 each
8459.69.00.50	Other > Profile, duplicating or die sinking
8459.69.00.70	Other > Bed type
8459.69.00.90	Other > Other
8459.70.40.00	
8459.70.80.40	Used or rebuilt
8459.70.80.60	Other, valued under $3,025 each
8459.70.80.80	Other
8460.12.00.40	Used or rebuilt
8460.12.00.80	Other
8460.19.01.05	Used or rebuilt
8460.19.01.10	Other > Reciprocating-table type
8460.19.01.50	Other > Other
8460.22.00.40	Used or rebuilt
8460.22.00.80	Other
8460.23.00.40	Used or rebuilt
8460.23.00.55	Other > External cylindrical, including universal
8460.23.00.65	Other > Internal cylindrical
8460.23.00.75	Other > Other
8460.24.00.05	Used or rebuilt
8460.24.00.80	Other
8460.29.01.05	Used or rebuilt
8460.29.01.10	Other > External cylindrical, including universal
8460.29.01.30	Other > Internal cylindrical
8460.29.01.50	Other > Other
8460.31.00.40	Used or rebuilt
8460.31.00.80	Other
8460.39.00.10	Used or rebuilt
8460.39.00.20	Other, valued under $3,025 each
8460.39.00.50	Other
8460.40.40.10	Used or rebuilt
8460.40.40.60	Other
8460.40.80.10	Used or rebuilt
8460.40.80.20	Other, valued under $3,025 each
8460.40.80.80	Other
8460.90.40.10	Used or rebuilt
8460.90.40.60	Other
8460.90.80.10	Used or rebuilt
8460.90.80.20	Other, valued under $3,025 each
8460.90.80.80	Other
8461.20.40.00	
8461.20.80.30	Used or rebuilt
8461.20.80.70	Other, valued under $3,025 each
8461.20.80.90	Other
8461.30.40.20	Used or rebuilt
8461.30.40.60	Other
8461.30.80.20	Used or rebuilt
8461.30.80.40	Other, valued under $3,025 each
8461.30.80.80	Other
8461.40.10.10	Used or rebuilt
8461.40.10.20	Other > For bevel gears
8461.40.10.30	Other > Other > Gear hobbers
8461.40.10.40	Other > Other > Gear shapers
8461.40.10.60	Other > Other > Other
8461.40.50.20	Used or rebuilt
8461.40.50.40	Other, valued under $3,025 each
8461.40.50.50	Other > For bevel gears
8461.40.50.70	Other > Other
8461.50.40.10	Used or rebuilt
8461.50.40.50	Other
8461.50.80.10	Used or rebuilt
8461.50.80.20	Other, valued under $3,025 each
8461.50.80.90	Other
8461.90.30.20	Planing machines > Used or rebuilt
8461.90.30.40	Planing machines > Other
8461.90.30.60	Other > Used or rebuilt
8461.90.30.80	Other > Other
8461.90.60.10	Planing machines > Used or rebuilt
8461.90.60.20	Planing machines > Other, valued under $3,025 each
8461.90.60.30	Planing machines > Other
8461.90.60.40	Other > Used or rebuilt
8461.90.60.50	Other > Other, valued under $3,025 each
8461.90.60.90	Other > Other
8462.11.00.10	Used or rebuilt
8462.11.00.30	Other > Headers and upsetters, including cold headers
8462.11.00.35	Other > Mechanical transfer presses
8462.11.00.55	Other > Other
8462.19.00.10	Used or rebuilt
8462.19.00.30	Other > Headers and upsetters, including cold headers
8462.19.00.35	Other > Mechanical transfer presses
8462.19.00.55	Other > Other
8462.22.00.10	Used or rebuilt
8462.22.00.20	Other, valued under $3,025 each
8462.22.00.50	Other
8462.23.00.10	Used or rebuilt
8462.23.00.20	Other, valued under $3,025 each
8462.23.00.50	Other
8462.24.00.10	Used or rebuilt
8462.24.00.20	Other, valued under $3,025 each
8462.24.00.50	Other
8462.25.00.10	Used or rebuilt
8462.25.00.20	Other, valued under $3,025 each
8462.25.00.50	Other
8462.26.00.10	Used or rebuilt
8462.26.00.20	Other, valued under $3,025 each
8462.26.00.50	Other
8462.29.00.10	Used or rebuilt
8462.29.00.20	Other, valued under $3,025 each
8462.29.00.30	Other > Press brakes
8462.29.00.40	Other > Bending rolls
8462.29.00.50	Other > Other
8462.32.10.40	Used or rebuilt
8462.32.10.80	Other
8462.32.50.10	Used or rebuilt
8462.32.50.20	Other, valued under $3,025 each
8462.32.50.50	Other
8462.33.00.40	Used or rebuilt
8462.33.00.80	Other
8462.39.00.10	Used or rebuilt
8462.39.00.20	Other, valued under $3,025 each
8462.39.00.50	Other
8462.42.00.40	Used or rebuilt
8462.42.00.80	Other
8462.49.00.10	Used or rebuilt
8462.49.00.20	Other, valued under $3,025 each
8462.49.00.50	Other
8462.51.00.40	Used or rebuilt
8462.51.00.80	Other
8462.59.00.10	Used or rebuilt
8462.59.00.20	Other, valued under $3,025 each
8462.59.00.50	Other
8462.61.40.30	Used or rebuilt
8462.61.40.60	Other
8462.61.80.30	Used or rebuilt
8462.61.80.90	Other
8462.62.40.10	Used or rebuilt
8462.62.40.30	Other
8462.62.50.30	Used or rebuilt
8462.62.50.90	Other
8462.63.40.10	Used or rebuilt
8462.63.40.30	Other
8462.63.80.10	Used or rebuilt
8462.63.80.20	Other, valued under $3,025 each
8462.63.80.60	Other
8462.69.40.10	Used or rebuilt
8462.69.40.30	Other
8462.69.80.10	Used or rebuilt
8462.69.80.20	Other, valued under $3,025 each
8462.69.80.60	Other
8462.90.40.10	Used or rebuilt
8462.90.40.30	Other
8462.90.80.10	Used or rebuilt
8462.90.80.20	Other, valued under $3,025 each
8462.90.80.60	Other
8463.10.00.40	Used or rebuilt
8463.10.00.60	Other, valued under $3,025 each
8463.10.00.80	Other
8463.20.00.40	Used or rebuilt
8463.20.00.60	Other, valued under $3,025 each
8463.20.00.80	Other
8463.30.00.40	Used or rebuilt
8463.30.00.60	Other, valued under $3,025 each
8463.30.00.80	Other
8463.90.00.40	Used or rebuilt
8463.90.00.60	Other, valued under $3,025 each
8463.90.00.80	Other
8464.10.01.00	
8464.20.01.10	Glass-working machines
8464.20.01.20	Other
8464.90.01.10	Glass-working machines
8464.90.01.20	Other
8465.10.00.05	Woodworking machines > Used or rebuilt > Tenoners
8465.10.00.15	Woodworking machines > Used or rebuilt > Other
8465.10.00.25	Woodworking machines > Other > Tenoners > Numerically controlled
8465.10.00.35	Woodworking machines > Other > Tenoners > Other
8465.10.00.45	Woodworking machines > Other > Other
8465.10.00.50	Other
8465.20.10.00	
8465.20.50.00	
8465.20.80.00	
8465.91.00.02	Woodworking machines > Used or rebuilt > Rip saws
8465.91.00.06	Woodworking machines > Used or rebuilt > Panel saws
8465.91.00.12	Woodworking machines > Used or rebuilt > Band saws
8465.91.00.16	Woodworking machines > Used or rebuilt > Cross-cut and optimizing saws
8465.91.00.22	Woodworking machines > Used or rebuilt > Other
8465.91.00.27	Woodworking machines > Other > Sawmill machines
8465.91.00.32	Woodworking machines > Other > Other > Radial arm saws
8465.91.00.36	Woodworking machines > Other > Other > Tilting arbor table saws
8465.91.00.41	Woodworking machines > Other > Other > Rip saws
8465.91.00.47	Woodworking machines > Other > Other > Miter saws
8465.91.00.49	Woodworking machines > Other > Other > Scroll saws
8465.91.00.53	Woodworking machines > Other > Other > Panel saws > Valued under $3,000 each
8465.91.00.58	Woodworking machines > Other > Other > Panel saws > Other
8465.91.00.64	Woodworking machines > Other > Other > Band saws > Valued under $1,000 each
8465.91.00.68	Woodworking machines > Other > Other > Band saws > Other
8465.91.00.74	Woodworking machines > Other > Other > Cross-cut and optimizing saws
8465.91.00.78	Woodworking machines > Other > Other > Other
8465.91.00.91	Other
8465.92.00.03	For woodworking > Used or rebuilt > Moulders
8465.92.00.06	For woodworking > Used or rebuilt > Routers
8465.92.00.16	For woodworking > Used or rebuilt > Other
8465.92.00.26	For woodworking > Other > Dovetailing machines > Valued under $3,000 each
8465.92.00.29	For woodworking > Other > Dovetailing machines > Other
8465.92.00.31	For woodworking > Other > Moulders
8465.92.00.34	For woodworking > Other > Planers > Valued under $1,000 each
8465.92.00.37	For woodworking > Other > Planers > Other
8465.92.00.42	For woodworking > Other > Jointers > Valued under $1,000 each
8465.92.00.46	For woodworking > Other > Jointers > Other
8465.92.00.51	For woodworking > Other > Routers > Valued under $3,000 each
8465.92.00.55	For woodworking > Other > Routers > Other > Numerically controlled
8465.92.00.58	For woodworking > Other > Routers > Other > Other
8465.92.00.62	For woodworking > Other > Shapers and profilers > Valued under $1,000 each
8465.92.00.66	For woodworking > Other > Shapers and profilers > Other
8465.92.00.72	For woodworking > Other > Other
8465.92.00.91	Other
8465.93.00.04	For woodworking > Used or rebuilt > Belt sanders, for a belt width 60 cm or wider
8465.93.00.12	For woodworking > Used or rebuilt > Other
8465.93.00.30	For woodworking > Other > Edge belt sanders > Valued under $1,000 each
8465.93.00.45	For woodworking > Other > Edge belt sanders > Valued $1,000 or over but under $3,000 each
8465.93.00.55	For woodworking > Other > Edge belt sanders > Other
8465.93.00.65	For woodworking > Other > Belt sanders, for a belt width 60 cm or wider
8465.93.00.75	For woodworking > Other > Other
8465.93.00.91	Other
8465.94.00.05	For woodworking > Used or rebuilt
8465.94.00.15	For woodworking > Other > Doweling machines
8465.94.00.25	For woodworking > Other > Edgebanding machines
8465.94.00.35	For woodworking > Other > Laminating machines
8465.94.00.45	For woodworking > Other > Presses > Cold
8465.94.00.55	For woodworking > Other > Presses > Other
8465.94.00.65	For woodworking > Other > Other
8465.94.00.91	Other
8465.95.00.05	For woodworking > Used or rebuilt > Numerically controlled boring machines
8465.95.00.10	For woodworking > Used or rebuilt > Other
8465.95.00.20	For woodworking > Other > Boring machines > Numerically controlled
8465.95.00.35	For woodworking > Other > Boring machines > Other > Valued under $3,000 each
8465.95.00.45	For woodworking > Other > Boring machines > Other > Other
8465.95.00.55	For woodworking > Other > Other drilling machines > Valued under $1,000 each
8465.95.00.60	For woodworking > Other > Other drilling machines > Other
8465.95.00.65	For woodworking > Other > Other
8465.95.00.91	Other
8465.96.00.15	For woodworking > Log splitters
8465.96.00.25	For woodworking > Chippers
8465.96.00.30	For woodworking > Hogs
8465.96.00.40	For woodworking > Other
8465.96.00.51	Other
8465.99.02.10	Woodworking machines > Debarkers
8465.99.02.20	Woodworking machines > Lathes
8465.99.02.30	Woodworking machines > Other
8465.99.02.50	Other
8466.10.01.10	Tool holders for forming-type or cutting-type dies
8466.10.01.30	Holders for replaceable cutting or drill inserts
8466.10.01.75	Other
8466.20.10.10	Jigs and fixtures
8466.20.10.90	Other
8466.20.80.20	For metalworking machine tools > Jigs and fixtures
8466.20.80.35	For metalworking machine tools > Other
8466.20.80.40	Other work holders > Jigs and fixtures
8466.20.80.65	Other work holders > Other
8466.30.10.00	
8466.30.60.40	For woodworking machines
8466.30.60.85	Other
8466.30.80.00	
8466.91.10.00	
8466.91.50.00	
8466.92.10.00	
8466.92.50.10	Of woodworking machines
8466.92.50.90	Other
8466.93.11.00	
8466.93.15.30	For metalworking machine tools for cutting, grinding or finishing gears
8466.93.15.60	Other
8466.93.30.00	
8466.93.53.40	Of metalworking machine tools for grinding or finishing gears
8466.93.53.85	Other
8466.93.60.30	For metalworking machine tools for cutting, grinding or finishing gears
8466.93.60.60	Other
8466.93.75.00	
8466.93.96.00	
8466.93.98.40	Of metalworking machine tools for grinding or finishing gears
8466.93.98.85	Other
8466.94.20.00	
8466.94.40.00	
8466.94.65.40	Parts of mechanical transfer presses
8466.94.65.85	Other
8466.94.85.40	Parts of mechanical transfer presses
8466.94.85.85	Other
8467.11.10.40	Grinders, polishers and sanders
8467.11.10.80	Other
8467.11.50.10	Rock drills
8467.11.50.20	Drills, other than rock drills; screwdrivers and nut runners
8467.11.50.40	Wrenches, other than nut runners
8467.11.50.90	Other
8467.19.10.00	
8467.19.50.30	Pneumatic, hand-held force feed lubricating equipment
8467.19.50.60	Designed for use in construction or mining
8467.19.50.90	Other
8467.21.00.10	Rotary > Battery powered
8467.21.00.30	Rotary > Other > With a chuck capacity of less than 12.7 mm
8467.21.00.50	Rotary > Other > Other
8467.21.00.70	Other, including hammer drills
8467.22.00.20	Circular
8467.22.00.40	Chain
8467.22.00.70	Reciprocating and jig
8467.22.00.90	Other
8467.29.00.10	Grinders, polishers and sanders > Angle grinders, sanders and polishers
8467.29.00.15	Grinders, polishers and sanders > Orbital and straight-line sanders
8467.29.00.25	Grinders, polishers and sanders > Other > Belt sanders
8467.29.00.35	Grinders, polishers and sanders > Other > Other
8467.29.00.40	Screwdrivers, nut-runners and impact wrenches
8467.29.00.55	Routers
8467.29.00.65	Planers
8467.29.00.70	Grass and weed trimmers/edgers
8467.29.00.80	Electropneumatic rotary and percussion hammers
8467.29.00.85	Electric scissors
8467.29.00.90	Other
8467.81.00.00	
8467.89.10.00	
8467.89.50.30	Gasoline powered grass and weed trimmers and brushcutters
8467.89.50.60	Other, designed for use in agriculture or horticulture
8467.89.50.90	Other
8467.91.01.00	
8467.92.00.50	Of pneumatic, hand-held force feed lubricating equipment
8467.92.00.90	Other
8467.99.01.30	Of gasoline powered grass and weed trimmers and brushcutters
8467.99.01.90	Other
8468.10.00.00	
8468.20.10.00	
8468.20.50.00	
8468.80.10.00	
8468.80.50.00	
8468.90.10.00	
8468.90.50.00	
8470.10.00.40	Display only
8470.10.00.60	Other
8470.21.00.00	
8470.29.00.00	
8470.30.00.00	
8470.50.00.20	Point-of-sale terminals
8470.50.00.60	Other
8470.90.01.10	Postage-franking machines
8470.90.01.90	Other
8471.30.01.00	
8471.41.01.10	With cathode-ray tube (CRT)
8471.41.01.50	Other
8471.49.00.00	
8471.50.01.10	With cathode-ray tube (CRT)
8471.50.01.50	Other
8471.60.10.10	With cathode-ray tube (CRT)
8471.60.10.50	Other
8471.60.20.00	
8471.60.70.00	
8471.60.80.00	
8471.60.90.30	Card key and magnetic media entry devices
8471.60.90.50	Other
8471.70.10.00	
8471.70.20.00	
8471.70.30.00	
8471.70.40.35	Flexible (floppy) magnetic disk drive units
8471.70.40.65	Hard magnetic disk drive units
8471.70.40.95	Other
8471.70.50.35	Flexible (floppy) magnetic disk drive units
8471.70.50.65	Hard magnetic disk drive units
8471.70.50.95	Other
8471.70.60.00	
8471.70.90.00	
8471.80.10.00	
8471.80.40.00	
8471.80.90.00	
8471.90.00.00	
8472.10.00.00	
8472.30.00.00	
8472.90.05.00	
8472.90.10.00	
8472.90.40.00	
8472.90.50.00	
8472.90.60.00	
8472.90.90.40	Desktop note counters and note scanners
8472.90.90.60	Other currency and coin handling machines
8472.90.90.80	Other
8473.21.00.00	
8473.29.00.00	
8473.30.11.40	Memory modules suitable for use solely or principally with machines of heading 8471
8473.30.11.80	Other
8473.30.20.00	
8473.30.51.00	
8473.30.91.00	
8473.40.10.00	
8473.40.21.00	
8473.40.41.00	
8473.40.86.00	
8473.50.30.00	
8473.50.60.00	
8473.50.90.00	
8474.10.00.10	Portable
8474.10.00.90	Stationary
8474.20.00.10	Portable
8474.20.00.50	Stationary > Crushing
8474.20.00.70	Stationary > Other
8474.31.00.00	
8474.32.00.00	
8474.39.00.00	
8474.80.00.10	For agglomerating, shaping or molding solid mineral fuels, ceramic paste, unhardened cements, plastering materials or other mineral products in powder or paste form > Designed for use with ceramic paste, unhardened cements and plastering materials
8474.80.00.15	For agglomerating, shaping or molding solid mineral fuels, ceramic paste, unhardened cements, plastering materials or other mineral products in powder or paste form > Other
8474.80.00.20	Machines for forming foundry molds of sand
8474.80.00.80	Other
8474.90.00.10	Of sorting, screening, separating or washing machines
8474.90.00.20	Of crushing or grinding machines
8474.90.00.50	Of mixing or kneading machines
8474.90.00.90	Other
8475.10.00.00	
8475.21.00.00	
8475.29.00.00	
8475.90.10.00	
8475.90.90.00	
8476.21.00.00	
8476.29.00.00	
8476.81.00.00	
8476.89.00.00	
8476.90.00.00	
8477.10.30.00	
8477.10.40.00	
8477.10.90.15	Of a type used for processing rubber or other thermosetting materials
8477.10.90.30	Of a type used for processing thermoplastics > With a clamp force less than 50 tons
8477.10.90.40	Of a type used for processing thermoplastics > With a clamp force equal to or greater than 50 tons and less than 300 tons
8477.10.90.50	Of a type used for processing thermoplastics > With a clamp force equal to or greater than 300 tons and less than 750 tons
8477.10.90.60	Of a type used for processing thermoplastics > With a clamp force equal to or greater than 750 tons
8477.20.00.05	Of a type used for processing rubber or other thermosetting materials > Single screw
8477.20.00.15	Of a type used for processing rubber or other thermosetting materials > Other, including multiple screw
8477.20.00.35	Of a type used for processing thermoplastics > Single screw, with a screw size > Less than 6.4 cm
8477.20.00.45	Of a type used for processing thermoplastics > Single screw, with a screw size > 6.4 cm or greater
8477.20.00.55	Of a type used for processing thermoplastics > Other, including multiple screw > With a screw size less than 6.4 cm
8477.20.00.65	Of a type used for processing thermoplastics > Other, including multiple screw > With a screw size 6.4 cm or greater
8477.30.00.00	
8477.40.01.00	
8477.51.00.10	For molding or retreading pneumatic tires
8477.51.00.90	Other
8477.59.01.00	
8477.80.01.00	
8477.90.25.40	Of machines of subheading 8477.10.30, 8477.10.40 or 8477.10.90
8477.90.25.80	Other
8477.90.45.01	
8477.90.65.00	
8477.90.86.01	Of injection-molding machines
8477.90.86.20	Of extruders
8477.90.86.30	Of blow-molding machines
8477.90.86.40	Of machines for forming pneumatic tires
8477.90.86.95	Other parts
8478.10.00.10	Industrial cigarette-making machines
8478.10.00.90	Other
8478.90.00.10	Parts of industrial cigarette-making machines
8478.90.00.90	Other
8479.10.00.40	Concrete and bituminous pavers, finishers and spreaders > For concrete
8479.10.00.60	Concrete and bituminous pavers, finishers and spreaders > For bituminous material
8479.10.00.80	Other
8479.20.00.00	
8479.30.00.00	
8479.40.00.00	
8479.50.00.00	
8479.60.00.00	
8479.71.00.00	
8479.79.00.00	
8479.81.00.00	
8479.82.00.40	Mixing, kneading or stirring machines
8479.82.00.80	Other
8479.83.00.00	
8479.89.10.00	
8479.89.20.00	
8479.89.55.00	
8479.89.65.00	
8479.89.70.00	
8479.89.83.00	
8479.89.92.00	
8479.89.95.50	Oil and gas field wireline and downhole equipment
8479.89.95.60	Automotive maintenance machines
8479.89.95.65	Hydraulic accumulators
8479.89.95.85	Ultrasonic cleaning devices
8479.89.95.95	Industrial vibrators
8479.89.95.96	Tow behind sweepers
8479.89.95.99	Other
8479.90.41.00	
8479.90.45.00	
8479.90.55.00	
8479.90.65.00	
8479.90.75.00	
8479.90.85.00	
8479.90.95.30	Of industrial robots
8479.90.95.50	Other > Of machinery for public works, building or the like
8479.90.95.60	Other > Of presses for the manufacture of particle board or fiber building board of wood or other ligneous materials and other machinery for treating wood or cork
8479.90.95.65	Other > Of machines or mechanical appliances for treating metal
8479.90.95.96	Other > Other
8480.10.00.00	
8480.20.00.00	
8480.30.00.00	
8480.41.00.00	
8480.49.00.10	Molds for centrifugal casting of ductile iron pipe
8480.49.00.90	Other
8480.50.00.10	Injection or compression types
8480.50.00.90	Other types
8480.60.00.10	Injection or compression types
8480.60.00.90	Other types
8480.71.10.00	
8480.71.40.00	
8480.71.80.20	Temporarily imported for testing, calibration, examination, repair or alteration; returned after being exported for testing, calibration, examination, repair or alteration
8480.71.80.45	Other > Injection type
8480.71.80.60	Other > Compression type
8480.79.10.00	
8480.79.90.10	Blow molds
8480.79.90.20	Bladder operated molds
8480.79.90.90	Other molds
8481.10.00.20	Hydraulic fluid power type
8481.10.00.40	Pneumatic fluid power type > Filter-regulators and filter-regulator-lubricators
8481.10.00.60	Pneumatic fluid power type > Other
8481.10.00.90	Other
8481.20.00.10	Hydraulic valves > Directional control > Manual type
8481.20.00.20	Hydraulic valves > Directional control > Solenoid type
8481.20.00.30	Hydraulic valves > Directional control > Other
8481.20.00.40	Hydraulic valves > Flow control type
8481.20.00.50	Hydraulic valves > Other
8481.20.00.60	Other > Directional control > Solenoid type
8481.20.00.70	Other > Directional control > Other
8481.20.00.80	Other > Other
8481.30.10.10	Having a pressure rating under 850 kPa
8481.30.10.90	Having a pressure rating of 850 kPa or over
8481.30.20.10	Of iron
8481.30.20.90	Of steel
8481.30.90.00	
8481.40.00.00	
8481.80.10.20	Having a pressure rating under 850 kPa > Bath and shower faucets
8481.80.10.30	Having a pressure rating under 850 kPa > Sink and lavatory faucets
8481.80.10.40	Having a pressure rating under 850 kPa > Supply stops
8481.80.10.50	Having a pressure rating under 850 kPa > Other
8481.80.10.60	Having a pressure rating of 850 kPa or over > Gate type
8481.80.10.70	Having a pressure rating of 850 kPa or over > Globe type
8481.80.10.75	Having a pressure rating of 850 kPa or over > Plug type
8481.80.10.85	Having a pressure rating of 850 kPa or over > Ball type
8481.80.10.90	Having a pressure rating of 850 kPa or over > Butterfly type
8481.80.10.95	Having a pressure rating of 850 kPa or over > Other
8481.80.30.10	Of iron > Gate type
8481.80.30.15	Of iron > Globe type
8481.80.30.20	Of iron > Plug type
8481.80.30.25	Of iron > Ball type
8481.80.30.30	Of iron > Butterfly type
8481.80.30.40	Of iron > Other
8481.80.30.55	Of steel > Gate type
8481.80.30.60	Of steel > Globe type
8481.80.30.65	Of steel > Plug type
8481.80.30.70	Of steel > Ball type
8481.80.30.75	Of steel > Butterfly type
8481.80.30.90	Of steel > Other
8481.80.50.40	Pressure spray can valves
8481.80.50.60	Bath, shower, sink and lavatory faucets
8481.80.50.90	Other
8481.80.90.05	Solenoid valves
8481.80.90.10	Ballcock mechanisms
8481.80.90.15	Regulator valves, self-operating, for controlling variables such as temperature, pressure, flow and liquid level
8481.80.90.20	Other > With electrical or electro-hydraulic actuators > Control valves designed for proportional operation by a signal from a control device
8481.80.90.25	Other > With electrical or electro-hydraulic actuators > Other
8481.80.90.30	Other > With hydraulic actuators
8481.80.90.35	Other > With pneumatic actuators > Control valves designed for proportional operation by a signal from a control device
8481.80.90.40	Other > With pneumatic actuators > Other
8481.80.90.45	Other > With thermostatic actuators
8481.80.90.50	Other > Other
8481.90.10.00	
8481.90.30.00	
8481.90.50.00	
8481.90.90.20	Of valves of subheading 8481.20 > Valve bodies
8481.90.90.40	Of valves of subheading 8481.20 > Other
8481.90.90.60	Other > Valve bodies
8481.90.90.81	Other > Other > Steel forgings
8481.90.90.85	Other > Other > Other
8482.10.10.40	Bearings having an outside diameter not over 30 mm
8482.10.10.80	Other
8482.10.50.04	Unground bearings
8482.10.50.08	Other > Thrust bearings
8482.10.50.12	Other > Linear bearings
8482.10.50.16	Other > Angular contact bearings > Wheel hub bearings units > Flanged
8482.10.50.24	Other > Angular contact bearings > Wheel hub bearings units > Other
8482.10.50.28	Other > Angular contact bearings > Other
8482.10.50.32	Other > Radial bearings > Single row bearings > Maximum or full capacity type
8482.10.50.36	Other > Radial bearings > Single row bearings > Other bearings, having an outside diameter of > Under 9 mm
8482.10.50.44	Other > Radial bearings > Single row bearings > Other bearings, having an outside diameter of > 9 mm and over but not over 30 mm
8482.10.50.48	Other > Radial bearings > Single row bearings > Other bearings, having an outside diameter of > Over 30 mm but not over 52 mm
8482.10.50.52	Other > Radial bearings > Single row bearings > Other bearings, having an outside diameter of > Over 52 mm but not over 100 mm.
8482.10.50.56	Other > Radial bearings > Single row bearings > Other bearings, having an outside diameter of > Over 100 mm
8482.10.50.60	Other > Radial bearings > Double row ball bearings
8482.10.50.64	Other > Radial bearings > Other
8482.10.50.68	Other > Other
8482.20.00.20	Cup and cone assemblies entered as a set > Wheel hub units > Flanged
8482.20.00.30	Cup and cone assemblies entered as a set > Wheel hub units > Other
8482.20.00.40	Cup and cone assemblies entered as a set > Other > With cups having an outside diameter not exceeding 102 mm
8482.20.00.61	Cup and cone assemblies entered as a set > Other > With cups having an outside diameter exceeding 102 mm but not exceeding 203 mm
8482.20.00.64	Cup and cone assemblies entered as a set > Other > With cups having an outside diameter exceeding 203 mm but not exceeding 305 mm
8482.20.00.67	Cup and cone assemblies entered as a set > Other > Other
8482.20.00.70	Cone assemblies entered separately > For cups having an outside diameter not exceeding 102 mm
8482.20.00.81	Cone assemblies entered separately > For cups having an outside diameter exceeding 102 mm but not exceeding 203 mm
8482.20.00.90	Cone assemblies entered separately > Other
8482.30.00.40	Single row
8482.30.00.80	Other
8482.40.00.00	
8482.50.00.00	
8482.80.00.20	Combined ball and spherical roller bearings
8482.80.00.40	Combined ball and needle roller bearings
8482.80.00.60	Combined ball and other cylindrical roller bearings
8482.80.00.80	Other
8482.91.00.10	Balls > Of alloy steel
8482.91.00.15	Balls > Of copper or copper alloys as described in statistical note 6 to this chapter
8482.91.00.30	Balls > Other
8482.91.00.40	Needles
8482.91.00.50	Tapered rollers
8482.91.00.70	Spherical rollers
8482.91.00.80	Other cylindrical rollers
8482.91.00.90	Other
8482.99.05.00	
8482.99.15.50	Cups > Having an outside diameter not exceeding 203 mm
8482.99.15.70	Cups > Other
8482.99.15.80	Other
8482.99.25.20	For spherical roller bearings
8482.99.25.40	For needle bearings
8482.99.25.60	For other cylindrical roller bearings
8482.99.25.80	Other
8482.99.35.00	
8482.99.45.00	
8482.99.65.10	For spherical roller bearings
8482.99.65.30	For needle bearings
8482.99.65.60	For other cylindrical roller bearings
8482.99.65.95	Other
8483.10.10.10	For vehicles of chapter 87 > For motorcycles
8483.10.10.30	For vehicles of chapter 87 > Other
8483.10.10.50	Other
8483.10.30.10	For vehicles of chapter 87
8483.10.30.50	Other
8483.10.50.00	
8483.20.40.40	Incorporating ball bearings
8483.20.40.80	Incorporating roller bearings
8483.20.80.40	Incorporating ball bearings
8483.20.80.80	Incorporating roller bearings
8483.30.40.40	Ball or roller bearing type
8483.30.40.80	Other
8483.30.80.20	Bearing housings > Ball or roller bearing type
8483.30.80.40	Bearing housings > Other
8483.30.80.55	Plain shaft bearings > With housing > Rod end bearings
8483.30.80.65	Plain shaft bearings > With housing > Other
8483.30.80.70	Plain shaft bearings > Without housing > Spherical
8483.30.80.90	Plain shaft bearings > Without housing > Other
8483.40.10.00	
8483.40.30.40	Fixed ratio speed changers
8483.40.30.80	Other
8483.40.50.10	Fixed ratio speed changers
8483.40.50.20	Gear boxes and speed changers for wind turbines, as described in statistical note 6 to this chapter
8483.40.50.80	Other
8483.40.70.00	
8483.40.80.00	
8483.40.90.00	
8483.50.40.00	
8483.50.60.00	
8483.50.90.40	Grooved pulleys
8483.50.90.80	Other
8483.60.40.40	Clutches
8483.60.40.80	Universal joints
8483.60.80.00	
8483.90.10.10	Forged
8483.90.10.50	Other
8483.90.20.00	
8483.90.30.00	
8483.90.50.10	Forged gear blanks
8483.90.50.20	Parts of gear boxes and speed changers for wind turbines
8483.90.50.80	Other
8483.90.70.00	
8483.90.80.10	Parts of articles of subheading 8483.60.80
8483.90.80.40	Parts of universal joints
8483.90.80.80	Other
8484.10.00.00	
8484.20.00.00	
8484.90.00.00	
8485.10.01.00	
8485.20.00.00	
8485.30.00.00	
8485.80.00.00	
8485.90.10.00	
8485.90.90.00	
8486.10.00.00	
8486.20.00.00	
8486.30.00.00	
8486.40.00.10	For the manufacture or repair of masks and reticles
8486.40.00.20	For assembling semiconductor devices or electronic integrated circuits
8486.40.00.30	For lifting, handling, loading or unloading of boules, wafers, semiconductor devices, electronic integrated circuits and flat panel displays
8486.90.00.00	
8487.10.00.40	Of copper
8487.10.00.80	Other
8487.90.00.40	Oil seals, other than those of chapter 40
8487.90.00.80	Other
8501.10.20.00	
8501.10.40.20	AC
8501.10.40.40	DC > Brushless
8501.10.40.60	DC > Other
8501.10.40.80	Other
8501.10.60.20	AC
8501.10.60.40	DC > Brushless
8501.10.60.60	DC > Other
8501.10.60.80	Other
8501.20.20.00	
8501.20.40.00	
8501.20.50.00	
8501.20.60.00	
8501.31.20.00	
8501.31.40.00	
8501.31.50.00	
8501.31.60.00	
8501.31.81.00	
8501.32.20.00	
8501.32.45.00	
8501.32.55.20	For use in civil aircraft
8501.32.55.40	Other
8501.32.61.00	
8501.33.20.40	For use in civil aircraft
8501.33.20.80	Other
8501.33.30.00	
8501.33.40.40	Not exceeding 373 kW
8501.33.40.60	Other
8501.33.61.00	
8501.34.30.00	
8501.34.61.00	
8501.40.20.20	Gear motors
8501.40.20.40	Other
8501.40.40.20	Gear motors
8501.40.40.40	Other
8501.40.50.20	Gear motors
8501.40.50.40	Other
8501.40.60.20	Gear motors
8501.40.60.40	Other
8501.51.20.20	Gear motors
8501.51.20.40	Other
8501.51.40.20	Gear motors
8501.51.40.40	Other
8501.51.50.20	Gear motors
8501.51.50.40	Other
8501.51.60.20	Gear motors
8501.51.60.40	Other
8501.52.40.00	
8501.52.80.20	For use in civil aircraft
8501.52.80.40	Other
8501.53.40.40	For use in civil aircraft
8501.53.40.80	Other
8501.53.60.00	
8501.53.80.40	Not exceeding 373 kW
8501.53.80.60	Other
8501.61.01.00	
8501.62.01.00	
8501.63.01.00	
8501.64.01.10	For wind-powered generating sets classified within 8502.31.00
8501.64.01.25	Other > Exceeding 750 kVA but not exceeding 10,000 kVA
8501.64.01.35	Other > Exceeding 10,000 kVA but not exceeding 40,000 kVA
8501.64.01.55	Other > Other
8501.71.00.00	
8501.72.10.00	
8501.72.20.00	
8501.72.30.00	
8501.72.90.00	
8501.80.10.00	
8501.80.20.00	
8501.80.30.00	
8501.80.90.00	
8502.11.00.00	
8502.12.00.00	
8502.13.00.20	Exceeding 375 kVA but not exceeding 1,000 kVA
8502.13.00.40	Exceeding 1,000 kVA
8502.20.00.30	Of an output not exceeding 1.875 kVA
8502.20.00.60	Of an output exceeding 1.875 kVA but not exceeding 6.25 kVA
8502.20.00.70	Of an output exceeding 6.25 kVA but not exceeding 75 kVA
8502.20.00.85	Of an output exceeding 75 kVA
8502.31.00.00	
8502.39.00.40	Powered by steam turbine
8502.39.00.80	Other
8502.40.00.00	
8503.00.20.00	
8503.00.35.00	
8503.00.45.00	
8503.00.65.00	
8503.00.75.00	
8503.00.90.00	
8503.00.95.20	Parts of motors
8503.00.95.46	Parts of generators > For AC generators (alternators) classified in statistical reporting number 8501.64.0110
8503.00.95.50	Parts of generators > Other
8503.00.95.70	Other > Parts of wind-powered generating sets classified in subheading 8502.31.00
8503.00.95.80	Other > Other
8504.10.00.00	
8504.21.00.20	Having a power handling capacity not exceeding 50 kVA
8504.21.00.40	Having a power handling capacity exceeding 50 kVA but not exceeding 100 kVA
8504.21.00.60	Having a power handling capacity exceeding 100 kVA but not exceeding 500 kVA
8504.21.00.80	Having a power handling capacity exceeding 500 kVA but not exceeding 650 kVA
8504.22.00.40	Having a power handling capacity exceeding 650 kVA but not exceeding 2,500 kVA
8504.22.00.80	Having a power handling capacity exceeding 2,500 kVA but not exceeding 10,000 kVA
8504.23.00.41	Having a power handling capacity exceeding 10,000 kVA but not exceeding 59,999 kVA
8504.23.00.45	Having a power handling capacity exceeding 59,999 kVA but not exceeding 100,000 kVA
8504.23.00.80	Having a power handling capacity exceeding 100,000 kVA
8504.31.20.00	
8504.31.40.35	Having a power handling capacity less than 40 VA
8504.31.40.65	Having a power handling capacity 40 VA or greater
8504.31.60.00	
8504.32.00.00	
8504.33.00.20	Having a power handling capacity exceeding 16 kVA but not exceeding 50 kVA
8504.33.00.40	Having a power handling capacity exceeding 50 kVA but not exceeding 500 kVA
8504.34.00.00	
8504.40.40.00	
8504.40.60.01	With a power output not exceeding 50 W
8504.40.60.07	With a power output exceeding 50 W but not exceeding 150 W
8504.40.60.12	With a power output exceeding 150 W but not exceeding 500 W
8504.40.60.18	Other
8504.40.70.01	With a power output not exceeding 50 W
8504.40.70.07	With a power output exceeding 50 W but not exceeding 150 W
8504.40.70.12	With a power output exceeding 150 W but not exceeding 500 W
8504.40.70.18	Other
8504.40.85.00	
8504.40.95.10	Rectifiers and rectifying apparatus > Power supplies > With a power output not exceeding 50 W
8504.40.95.20	Rectifiers and rectifying apparatus > Power supplies > With a power output exceeding 50 W but not exceeding 150 W
8504.40.95.30	Rectifiers and rectifying apparatus > Power supplies > With a power output exceeding 150 W but not exceeding 500 W
8504.40.95.40	Rectifiers and rectifying apparatus > Power supplies > Other
8504.40.95.50	Rectifiers and rectifying apparatus > Other
8504.40.95.70	Inverters
8504.40.95.80	Other
8504.50.40.00	
8504.50.80.00	
8504.90.20.00	
8504.90.41.00	
8504.90.65.00	
8504.90.75.00	
8504.90.96.10	Ferrites > For transformers
8504.90.96.30	Ferrites > Other
8504.90.96.34	Other parts > Of transformers > Laminations for incorporation into stacked cores
8504.90.96.38	Other parts > Of transformers > Stacked cores for incorporation into transformers
8504.90.96.42	Other parts > Of transformers > Wound cores for incorporation into transformers
8504.90.96.46	Other parts > Of transformers > Other
8504.90.96.50	Other parts > Of static converters
8504.90.96.90	Other parts > Other
8505.11.00.10	Alnico
8505.11.00.30	Ceramic
8505.11.00.50	Sintered samarium-cobalt
8505.11.00.70	Sintered neodymium-iron-boron
8505.11.00.90	Other
8505.19.10.00	
8505.19.20.00	
8505.19.30.00	
8505.20.00.00	
8505.90.30.00	
8505.90.40.00	
8505.90.70.00	
8505.90.75.01	
8506.10.00.10	Button and coin cell batteries
8506.10.00.90	Other
8506.30.10.00	
8506.30.50.00	
8506.40.10.10	Button and coin cell batteries
8506.40.10.90	Other
8506.40.50.00	
8506.50.00.10	Button and coin cell batteries
8506.50.00.90	Other
8506.60.00.10	Button and coin cell batteries
8506.60.00.90	Other
8506.80.00.10	Button and coin cell batteries
8506.80.00.90	Other
8506.90.00.00	
8507.10.00.30	12 V batteries > Not exceeding 6 kg in weight
8507.10.00.60	12 V batteries > Exceeding 6 kg in weight
8507.10.00.90	Other
8507.20.40.00	
8507.20.80.10	Of a kind described in subheading 9903.45.25
8507.20.80.31	Other > 6 V batteries
8507.20.80.41	Other > 12 V batteries
8507.20.80.61	Other > 36 V batteries
8507.20.80.91	Other > Other
8507.30.40.00	
8507.30.80.10	Sealed
8507.30.80.90	Other
8507.50.00.00	
8507.60.00.10	Of a kind used as the primary source of electrical power for electrically powered vehicles of subheadings 8703.40, 8703.50, 8703.60, 8703.70 or 8703.80
8507.60.00.30	Other > Battery energy storage systems fully encased within a housing, as described in statistical note 2 to this chapter
8507.60.00.90	Other > Other
8507.80.41.00	
8507.80.82.00	
8507.90.40.00	
8507.90.80.00	
8508.11.00.00	
8508.19.00.00	
8508.60.00.00	
8508.70.00.00	
8509.40.00.15	Blenders
8509.40.00.25	Other food mixers
8509.40.00.30	Juice extractors
8509.40.00.40	Food grinders and processors
8509.80.10.00	
8509.80.20.00	
8509.80.50.40	Can openers (including combination units)
8509.80.50.45	Electric toothbrushes
8509.80.50.50	Humidifiers > Evaporative
8509.80.50.70	Humidifiers > Other > Ultrasonic
8509.80.50.80	Humidifiers > Other > Other
8509.80.50.95	Other
8509.90.25.00	
8509.90.35.00	
8509.90.45.00	
8509.90.55.00	
8510.10.00.00	
8510.20.10.00	
8510.20.90.00	
8510.30.00.00	
8510.90.10.00	
8510.90.20.00	
8510.90.30.01	
8510.90.40.00	
8510.90.55.00	
8511.10.00.00	
8511.20.00.00	
8511.30.00.40	Distributors
8511.30.00.80	Ignition coils
8511.40.00.00	
8511.50.00.00	
8511.80.20.00	
8511.80.40.00	
8511.80.60.00	
8511.90.20.00	
8511.90.40.00	
8511.90.60.20	Distributor contact (breaker point) sets
8511.90.60.40	Other
8512.10.20.00	
8512.10.40.00	
8512.20.20.40	For vehicles of subheading 8701.21, 8701.22, 8701.23, 8701.24 or 8701.29 or heading 8702, 8703, 8704, 8705 or 8711
8512.20.20.80	Other
8512.20.40.40	For vehicles of subheading 8701.21, 8701.22, 8701.23, 8701.24 or 8701.29 or heading 8702, 8703, 8704, 8705 or 8711
8512.20.40.80	Other
8512.30.00.20	Horns
8512.30.00.30	Radar detectors of a kind used in motor vehicles
8512.30.00.40	Other
8512.40.20.00	
8512.40.40.00	
8512.90.20.00	
8512.90.40.00	
8512.90.60.00	
8512.90.70.00	
8512.90.90.00	
8513.10.20.00	
8513.10.40.00	
8513.90.20.00	
8513.90.40.00	
8514.11.00.00	
8514.19.00.00	
8514.20.40.00	
8514.20.60.00	
8514.20.80.00	
8514.31.10.00	
8514.31.90.00	
8514.32.10.00	
8514.32.90.00	
8514.39.10.00	
8514.39.90.00	
8514.40.00.00	
8514.90.40.00	
8514.90.80.00	
8515.11.00.00	
8515.19.00.00	
8515.21.00.00	
8515.29.00.00	
8515.31.00.00	
8515.39.00.20	Non-rotating type > AC transformer type
8515.39.00.40	Non-rotating type > Other
8515.39.00.60	Rotating type
8515.80.00.40	Ultrasonic welding machines
8515.80.00.80	Other
8515.90.20.00	
8515.90.40.00	
8516.10.00.40	Storage water heaters
8516.10.00.80	Other water heaters and immersion heaters
8516.21.00.00	
8516.29.00.30	Portable space heaters > Fan-forced
8516.29.00.60	Portable space heaters > Other
8516.29.00.90	Other
8516.31.00.00	
8516.32.00.20	Curlers
8516.32.00.40	Other
8516.33.00.00	
8516.40.20.00	
8516.40.40.00	
8516.50.00.30	Having a capacity not exceeding 22.5 liters
8516.50.00.60	Having a capacity exceeding 22.5 liters but not exceeding 31.0 liters
8516.50.00.90	Having a capacity exceeding 31.0 liters
8516.60.40.60	Microwave oven combinations
8516.60.40.70	Other > Portable
8516.60.40.74	Other > Other > Of a maximum width not exceeding 70 centimeters
8516.60.40.78	Other > Other > Of a maximum width exceeding 70 centimeters > Containing a gas fueled cooktop
8516.60.40.82	Other > Other > Of a maximum width exceeding 70 centimeters > Containing a radiant heated cooktop
8516.60.40.86	Other > Other > Of a maximum width exceeding 70 centimeters > Other
8516.60.60.00	
8516.71.00.20	Coffee makers > Automatic drip and pump type
8516.71.00.40	Coffee makers > Percolator
8516.71.00.60	Coffee makers > Other
8516.71.00.80	Other
8516.72.00.00	
8516.79.00.00	
8516.80.40.00	
8516.80.80.00	
8516.90.05.00	
8516.90.15.00	
8516.90.25.00	
8516.90.35.00	
8516.90.45.00	
8516.90.50.00	
8516.90.55.00	
8516.90.65.00	
8516.90.75.00	
8516.90.80.10	Shelving and racks for cooking stoves and ranges
8516.90.80.50	Other
8516.90.85.00	
8516.90.90.00	
8517.11.00.00	
8517.13.00.00	
8517.14.00.20	Radio telephones designed for installation in motor vehicles for the Public Cellular Radiotelecommunication Service
8517.14.00.50	Other radio telephones designed for the Public Cellular Radiotelecommunication Service
8517.14.00.80	Other
8517.18.00.10	Videophones
8517.18.00.20	Multiline telephones (including key, call director and consoles)
8517.18.00.50	Other
8517.61.00.00	
8517.62.00.10	Modems, of a kind used with data processing machines of heading 8471
8517.62.00.20	Switching and routing apparatus
8517.62.00.90	Other
8517.69.00.00	
8517.71.00.00	
8517.79.00.00	
8518.10.40.00	
8518.10.80.30	Microphones
8518.10.80.40	Other
8518.21.00.00	
8518.22.00.00	
8518.29.40.00	
8518.29.80.00	
8518.30.10.00	
8518.30.20.00	
8518.40.10.00	
8518.40.20.00	
8518.50.00.00	
8518.90.20.00	
8518.90.41.00	
8518.90.60.00	
8518.90.81.00	
8519.20.00.00	
8519.30.10.00	
8519.30.20.00	
8519.81.10.00	
8519.81.20.00	
8519.81.25.00	
8519.81.30.10	Optical disc (including compact disc) players
8519.81.30.20	Other
8519.81.41.05	Telephone answering machines
8519.81.41.10	Magnetic tape recorders incorporating sound reproducing apparatus
8519.81.41.20	Optical disc recorders
8519.81.41.50	Other
8519.89.10.00	
8519.89.20.00	
8519.89.30.00	
8521.10.30.00	
8521.10.60.00	
8521.10.90.00	
8521.90.00.00	
8522.10.00.00	
8522.90.25.00	
8522.90.36.00	
8522.90.45.00	
8522.90.58.40	Magnetic recording and reproducing heads
8522.90.58.80	Other
8522.90.65.00	
8522.90.80.40	Magnetic recording and reproducing heads
8522.90.80.81	Other
8523.21.00.00	
8523.29.10.00	
8523.29.20.00	
8523.29.30.00	
8523.29.40.10	Sound recordings on cassette tapes
8523.29.40.20	Other
8523.29.50.10	In cassettes
8523.29.50.20	Other
8523.29.60.00	
8523.29.70.10	Of a width not exceeding 16 mm, in cassettes
8523.29.70.20	Other
8523.29.80.00	
8523.29.90.00	
8523.41.00.00	
8523.49.20.10	Prepackaged software for automatic data processing machines, of a kind sold at retail
8523.49.20.20	Other
8523.49.30.00	
8523.49.40.00	
8523.49.50.00	
8523.51.00.00	
8523.52.00.10	Unrecorded
8523.52.00.90	Other
8523.59.00.00	
8523.80.10.00	
8523.80.20.00	
8524.11.10.00	
8524.11.90.00	
8524.12.00.00	
8524.19.00.00	
8524.91.10.00	
8524.91.90.00	
8524.92.00.00	
8524.99.00.00	
8525.50.10.00	
8525.50.30.15	Apparatus for the reception of television signals relayed by television satellite
8525.50.30.35	Other > Converters, decoders, preamplifiers, line amplifiers, distribution amplifiers and other amplifiers; directional couplers and other couplers; all the foregoing designed for cable or closed-circuit television applications
8525.50.30.40	Other > Other
8525.50.70.10	Transmitters
8525.50.70.50	Other
8525.60.10.10	Citizens Band (CB)
8525.60.10.20	Low-power radiotelephonic transceivers operating on frequencies from 49.82 to 49.90 MHz
8525.60.10.30	Other > Hand-held
8525.60.10.40	Other > Other > Marine VHF-FM
8525.60.10.50	Other > Other > Other
8525.60.20.00	
8525.81.00.00	
8525.82.00.00	
8525.83.00.00	
8525.89.10.00	
8525.89.20.00	
8525.89.30.00	
8525.89.40.00	
8525.89.50.30	Camcorders
8525.89.50.50	Other
8526.10.00.20	Designed for boat or ship installation
8526.10.00.40	Other
8526.91.00.20	Reception only apparatus
8526.91.00.40	Other
8526.92.10.00	
8526.92.50.00	
8527.12.00.00	
8527.13.11.00	
8527.13.20.15	Cassette type
8527.13.20.25	Other
8527.13.40.00	
8527.13.60.40	Incorporating optical disc (including compact disc) players or recorders
8527.13.60.80	Other
8527.19.10.00	
8527.19.50.10	FM only or AM/FM only
8527.19.50.25	Other
8527.21.15.00	
8527.21.25.10	Incorporating optical disc (including compact disc) players or recorders
8527.21.25.25	Other
8527.21.40.40	Incorporating optical disc (including compact disc) players or recorders
8527.21.40.80	Other
8527.29.40.00	
8527.29.80.00	
8527.91.05.00	
8527.91.40.00	
8527.91.50.00	
8527.91.60.40	Incorporating optical disc (including compact disc) players or recorders
8527.91.60.80	Other
8527.92.10.00	
8527.92.50.00	
8527.99.10.00	
8527.99.15.00	
8527.99.40.00	
8528.42.00.00	
8528.49.05.00	
8528.49.10.00	
8528.49.15.00	
8528.49.20.00	
8528.49.25.00	
8528.49.30.00	
8528.49.35.00	
8528.49.40.00	
8528.49.45.00	
8528.49.50.00	
8528.49.60.00	
8528.49.65.00	
8528.49.70.00	
8528.49.75.00	
8528.49.80.00	
8528.52.00.00	
8528.59.05.00	
8528.59.10.00	
8528.59.15.00	
8528.59.23.00	
8528.59.25.00	
8528.59.33.10	Plasma-type
8528.59.33.50	LCD-type (direct view)
8528.59.33.70	Other
8528.59.35.00	
8528.59.40.00	
8528.59.45.00	
8528.59.50.00	
8528.59.60.00	
8528.62.00.00	
8528.69.05.00	
8528.69.10.00	
8528.69.15.00	
8528.69.20.00	
8528.69.25.00	
8528.69.30.00	
8528.69.35.00	
8528.69.40.00	
8528.69.45.00	
8528.69.50.00	
8528.69.55.00	
8528.69.60.00	
8528.69.70.00	
8528.71.10.00	
8528.71.20.00	
8528.71.30.00	
8528.71.40.00	
8528.71.45.00	
8528.72.04.00	
8528.72.08.00	
8528.72.12.00	
8528.72.16.00	
8528.72.20.00	
8528.72.24.00	
8528.72.28.00	
8528.72.32.00	
8528.72.36.00	
8528.72.40.00	
8528.72.44.00	
8528.72.48.00	
8528.72.52.00	
8528.72.56.00	
8528.72.62.00	
8528.72.64.20	With a video display diagonal > Not exceeding 75 cm
8528.72.64.30	With a video display diagonal > Exceeding 75 cm but not exceeding 88 cm
8528.72.64.40	With a video display diagonal > Exceeding 88 cm but not exceeding 113 cm
8528.72.64.60	With a video display diagonal > Exceeding 113 cm
8528.72.68.00	
8528.72.72.20	LCD-type (direct-view), with a video display diagonal > Not exceeding 75 cm
8528.72.72.30	LCD-type (direct-view), with a video display diagonal > Exceeding 75 cm but not exceeding 88 cm
8528.72.72.40	LCD-type (direct-view), with a video display diagonal > Exceeding 88 cm but not exceeding 113 cm
8528.72.72.60	LCD-type (direct-view), with a video display diagonal > Exceeding 113 cm
8528.72.72.90	Other, including plasma-type
8528.72.76.00	
8528.72.80.00	
8528.72.84.00	
8528.72.97.00	
8528.73.00.00	
8529.10.21.20	Antennas > Receiving only
8529.10.21.50	Antennas > Other
8529.10.21.90	Other
8529.10.40.40	Antennas
8529.10.40.80	Other
8529.10.91.00	
8529.90.04.00	
8529.90.05.00	
8529.90.06.00	
8529.90.09.00	
8529.90.13.00	
8529.90.16.20	Of radar apparatus
8529.90.16.40	Of radio navigational aid apparatus (except radar)
8529.90.16.60	Other
8529.90.19.20	Of radar apparatus
8529.90.19.40	Of radio navigational aid apparatus (except radar)
8529.90.19.60	Other
8529.90.21.00	
8529.90.24.01	
8529.90.29.00	
8529.90.33.00	
8529.90.36.00	
8529.90.39.00	
8529.90.43.00	
8529.90.46.00	
8529.90.49.00	
8529.90.55.00	
8529.90.63.00	
8529.90.68.00	
8529.90.73.00	
8529.90.77.00	
8529.90.78.00	
8529.90.81.00	
8529.90.83.00	
8529.90.87.00	
8529.90.88.00	
8529.90.89.00	
8529.90.93.45	Convergence assemblies, focus coils and degaussing coils
8529.90.93.80	Other
8529.90.95.20	Of radar apparatus
8529.90.95.40	Of radio navigational aid apparatus (except radar)
8529.90.95.60	Other
8529.90.97.20	Of radar apparatus
8529.90.97.40	Of radio navigational aid apparatus (except radar)
8529.90.97.60	Other
8529.90.98.00	
8530.10.00.00	
8530.80.00.00	
8530.90.00.00	
8531.10.00.15	Smoke detectors > Battery powered
8531.10.00.25	Smoke detectors > Other
8531.10.00.35	Other > Burglar alarms
8531.10.00.45	Other > Other
8531.20.00.20	Incorporating LCD''s
8531.20.00.40	Other
8531.80.15.00	
8531.80.90.05	Indicator panels > Incorporating electric discharge (fluorescent) devices
8531.80.90.26	Indicator panels > Other
8531.80.90.31	Horns
8531.80.90.41	Other sound signaling apparatus
8531.80.90.51	Other
8531.90.15.00	
8531.90.30.00	
8531.90.75.00	
8531.90.90.01	
8532.10.00.00	
8532.21.00.20	Metal case
8532.21.00.40	Other > Dipped
8532.21.00.50	Other > Designed for surface mounting (SMD) by contact
8532.21.00.80	Other > Other
8532.22.00.20	Not exceeding 18 mm in diameter
8532.22.00.40	Exceeding 18 mm but not exceeding 35 mm in diameter
8532.22.00.55	Exceeding 35 mm but not exceeding 51 mm in diameter
8532.22.00.85	Exceeding 51 mm in diameter
8532.23.00.20	Chips
8532.23.00.40	Other > Axial leads
8532.23.00.60	Other > Radial leads
8532.24.00.20	Chips
8532.24.00.40	Other > Axial leads
8532.24.00.60	Other > Radial leads
8532.25.00.10	Alternating current (AC) service > Less than 300 V
8532.25.00.20	Alternating current (AC) service > 300 V or greater, but less than 600 V
8532.25.00.30	Alternating current (AC) service > 600 V or greater, but less than 1,000 V
8532.25.00.40	Alternating current (AC) service > 1,000 V or greater
8532.25.00.45	Other > Leadless > Designed for surface mounting (SMD) by contact
8532.25.00.55	Other > Leadless > Other
8532.25.00.60	Other > Axial leads
8532.25.00.70	Other > Radial leads
8532.25.00.80	Other > Other
8532.29.00.20	Mica dielectric
8532.29.00.40	Other
8532.30.00.10	Mica, ceramic or glass dielectric
8532.30.00.90	Other
8532.90.00.00	
8533.10.00.20	Designed for surface mounting (SMD) by contact > Having more than two terminals (resistor networks)
8533.10.00.42	Designed for surface mounting (SMD) by contact > Having two terminals
8533.10.00.57	Having more than two leads (resistor networks)
8533.10.00.60	Other > Carbon composition
8533.10.00.65	Other > Carbon film
8533.21.00.10	Designed for surface mounting (SMD) by contact > Having more than two terminals (resistor networks) > Dual-in-line package
8533.21.00.20	Designed for surface mounting (SMD) by contact > Having more than two terminals (resistor networks) > Other (including flat packs)
8533.21.00.30	Designed for surface mounting (SMD) by contact > Having two terminals > Flat resistor chips
8533.21.00.40	Designed for surface mounting (SMD) by contact > Having two terminals > Cylindrical leadless resistors (including metal film, metal oxide and thick cement film)
8533.21.00.50	Having more than two leads (resistor networks) > Single-in-line
8533.21.00.60	Having more than two leads (resistor networks) > Dual-in-line
8533.21.00.70	Having more than two leads (resistor networks) > Other
8533.21.00.80	Other > Wirewound
8533.21.00.90	Other > Other (including metal film, metal oxide and thick cement film)
8533.29.00.00	
8533.31.00.00	
8533.39.00.40	Dimmers
8533.39.00.80	Other
8533.40.40.00	
8533.40.80.40	Rheostat and resistor type motor starters and controllers
8533.40.80.50	Other > Cermet
8533.40.80.60	Other > Metal glaze
8533.40.80.70	Other > Other
8533.90.40.00	
8533.90.80.00	
8534.00.00.20	Plastics impregnated, not flexible type > Having a base wholly of impregnated glass > With 3 or more layers of conducting materials
8534.00.00.40	Plastics impregnated, not flexible type > Having a base wholly of impregnated glass > Other
8534.00.00.50	Plastics impregnated, not flexible type > Having a base wholly of impregnated paper
8534.00.00.70	Plastics impregnated, not flexible type > Other
8534.00.00.80	Other > Flexible type
8534.00.00.85	Other > Other, having a ceramic base
8534.00.00.95	Other > Other
8535.10.00.20	In circuits of 2,300 V or more
8535.10.00.40	Other
8535.21.00.00	
8535.29.00.20	In circuits of 345 kV or more
8535.29.00.40	Other
8535.30.00.40	Knife
8535.30.00.80	Other
8535.40.00.00	
8535.90.40.00	
8535.90.80.20	Terminals, electrical splices and electrical couplings
8535.90.80.40	Other connectors
8535.90.80.60	Other
8536.10.00.20	Glass cartridge
8536.10.00.40	Other
8536.20.00.20	Molded case
8536.20.00.40	Other
8536.30.40.00	
8536.30.80.00	
8536.41.00.05	Automotive signaling flashers
8536.41.00.20	Other > With contacts rated at less than 10 A > Electromechanical
8536.41.00.30	Other > With contacts rated at less than 10 A > Other
8536.41.00.45	Other > Other > Contactors
8536.41.00.50	Other > Other > Other > Electromechanical
8536.41.00.60	Other > Other > Other > Other
8536.49.00.50	With contacts rated at less than 10 A > Electromechanical
8536.49.00.55	With contacts rated at less than 10 A > Other
8536.49.00.65	Other > Contactors
8536.49.00.75	Other > Other > Electromechanical
8536.49.00.80	Other > Other > Other
8536.50.40.00	
8536.50.70.00	
8536.50.90.20	Rotary > Rated at not over 5 A
8536.50.90.25	Rotary > Rated at over 5 A
8536.50.90.31	Push-button > Rated at not over 5 A > Momentary contact
8536.50.90.32	Push-button > Rated at not over 5 A > Other, gang switches
8536.50.90.33	Push-button > Rated at not over 5 A > Other
8536.50.90.35	Push-button > Rated at over 5 A
8536.50.90.40	Snap-action, other than limit
8536.50.90.45	Knife
8536.50.90.50	Slide
8536.50.90.55	Limit
8536.50.90.65	Other
8536.61.00.00	
8536.69.40.10	Coaxial connectors
8536.69.40.20	Cylindrical multicontact connectors
8536.69.40.30	Rack and panel connectors
8536.69.40.40	Printed circuit connectors
8536.69.40.51	Ribbon or flat cable connectors
8536.69.80.00	
8536.70.00.00	
8536.90.40.00	
8536.90.60.00	
8536.90.85.10	Electrical distribution ducts
8536.90.85.30	Junction boxes
8536.90.85.85	Other
8537.10.30.00	
8537.10.60.00	
8537.10.80.00	
8537.10.91.20	Switchgear assemblies and switchboards
8537.10.91.30	Numerical controls for controlling machine tools
8537.10.91.50	Other > Panel boards and distribution boards
8537.10.91.60	Other > Programmable controllers
8537.10.91.70	Other > Other
8537.20.00.20	Switchgear assemblies and switchboards
8537.20.00.40	Other
8538.10.00.00	
8538.90.10.00	
8538.90.30.00	
8538.90.40.00	
8538.90.60.00	
8538.90.81.20	Of automatic circuit breakers
8538.90.81.40	Other > Metal contacts
8538.90.81.60	Other > Other parts of switchgear, switchboards, panel boards and distribution boards
8538.90.81.80	Other > Other
8539.10.00.10	Under 15.24 cm > For vehicles of subheading 8701.21, 8701.22, 8701.23, 8701.24 or 8701.29 or heading 8702, 8703, 8704, 8705 or 8711
8539.10.00.30	Under 15.24 cm > Other
8539.10.00.50	15.24 cm or over > For vehicles of subheading 8701.21, 8701.22, 8701.23, 8701.24 or 8701.29 or heading 8702, 8703, 8704, 8705 or 8711
8539.10.00.60	15.24 cm or over > Other
8539.21.20.40	For vehicles of subheading 8701.21, 8701.22, 8701.23, 8701.24 or 8701.29 or heading 8702, 8703, 8704, 8705 or 8711
8539.21.20.80	Other
8539.21.40.40	Of a power less than 500 W
8539.21.40.80	Of a power 500 W or more
8539.22.40.00	
8539.22.80.10	Of a power not exceeding 150 W > 3-way
8539.22.80.30	Of a power not exceeding 150 W > Decorative
8539.22.80.40	Of a power not exceeding 150 W > Other, including standard household > Of a power 15 W or more but not exceeding 150 W
8539.22.80.60	Of a power not exceeding 150 W > Other, including standard household > Other
8539.22.80.70	Of a power exceeding 150 W
8539.29.10.00	
8539.29.20.00	
8539.29.30.20	Flashlight lamps
8539.29.30.50	Other > Designed for a voltage of 12 V or more but not exceeding 14 V
8539.29.30.60	Other > Other
8539.29.40.00	
8539.31.00.40	1.2 m, straight tube, of a power 30 W or more but not exceeding 40 W
8539.31.00.50	Other > With a single plug-in base
8539.31.00.60	Other > With a single screw-in base
8539.31.00.70	Other > Other
8539.32.00.20	Sodium vapor
8539.32.00.40	Mercury vapor
8539.32.00.90	Other
8539.39.10.00	
8539.39.90.00	
8539.41.00.00	
8539.49.00.40	Ultraviolet lamps
8539.49.00.80	Other
8539.51.00.00	
8539.52.00.10	Of a type specified in statistical note 8(a) to this chapter
8539.52.00.20	Of a type specified in statistical note 8(b) to this chapter
8539.52.00.30	Of a type specified in statistical note 8(c) to this chapter
8539.52.00.40	Of a type specified in statistical note 8(d) to this chapter
8539.52.00.51	Straight linear tubes or U-shaped tubes
8539.52.00.91	Other
8539.90.00.00	
8540.11.10.30	Having a video display diagonal > Not exceeding 39 cm
8540.11.10.40	Having a video display diagonal > Exceeding 39 cm but not exceeding 45 cm
8540.11.10.50	Having a video display diagonal > Exceeding 45 cm but not exceeding 50 cm
8540.11.10.55	Having a video display diagonal > Exceeding 50 cm but not exceeding 63 cm
8540.11.10.85	Having a video display diagonal > Exceeding 63 cm
8540.11.24.01	
8540.11.28.01	
8540.11.30.00	
8540.11.44.01	
8540.11.48.01	
8540.11.50.00	
8540.12.10.00	
8540.12.20.00	
8540.12.50.40	Projection
8540.12.50.80	Other
8540.12.70.00	
8540.20.20.40	Color
8540.20.20.80	Other
8540.20.40.00	
8540.40.10.10	Color
8540.40.10.50	Other
8540.60.00.20	Having a video display diagonal > Not exceeding 30 cm
8540.60.00.65	Having a video display diagonal > Exceeding 30 cm but not exceeding 36 cm
8540.60.00.80	Having a video display diagonal > Exceeding 36 cm
8540.71.20.00	
8540.71.40.00	
8540.79.10.00	
8540.79.20.00	
8540.81.00.00	
8540.89.00.20	Gas and vapor electron tubes
8540.89.00.40	Diodes, triodes and tetrodes
8540.89.00.60	Light-sensing tubes
8540.89.00.80	Other
8540.91.15.00	
8540.91.20.00	
8540.91.50.00	
8540.99.40.00	
8540.99.80.00	
8541.10.00.40	Unmounted chips, dice and wafers
8541.10.00.50	Other > Zener
8541.10.00.60	Other > Microwave
8541.10.00.70	Other > Other > With a maximum current of 0.5 A or less
8541.10.00.80	Other > Other > Other
8541.21.00.40	Unmounted chips, dice and wafers
8541.21.00.75	Other > With an operating frequency not less than 100 MHz
8541.21.00.95	Other > Other
8541.29.00.40	Unmounted chips, dice and wafers
8541.29.00.55	Other > With an operating frequency less than 30 MHz
8541.29.00.65	Other > With an operating frequency 30 MHz or greater but less than 30,000 MHz
8541.29.00.85	Other > With an operating frequency 30,000 MHz or greater
8541.30.00.40	Unmounted chips, dice and wafers
8541.30.00.80	Other
8541.41.00.00	
8541.42.00.10	Crystalline silicon photovoltaic cells of a kind described in statistical note 12 to this chapter
8541.42.00.80	Other
8541.43.00.10	Crystalline silicon photovoltaic cells of a kind described in statistical note 12 to this chapter
8541.43.00.80	Other
8541.49.10.10	Unmounted chips, dice and wafers
8541.49.10.50	Other
8541.49.70.40	Unmounted chips, dice and wafers
8541.49.70.80	Other
8541.49.80.00	
8541.49.95.00	
8541.51.00.00	
8541.59.00.40	Unmounted chips, dice and wafers
8541.59.00.80	Other
8541.60.00.10	Quartz designed for operating frequencies of > 32.768 kHz
8541.60.00.20	Quartz designed for operating frequencies of > Not exceeding 1 MHz, except 32.768 kHz
8541.60.00.30	Quartz designed for operating frequencies of > Exceeding 1 MHz, but not exceeding 5 MHZ
8541.60.00.50	Quartz designed for operating frequencies of > Exceeding 5 MHZ, but not exceeding 20 MHz
8541.60.00.60	Quartz designed for operating frequencies of > Exceeding 20 MHZ
8541.60.00.80	Other
8541.90.00.10	Frames for photovoltaic cells assembled in modules or made up into panels (as covered by subheading 8541.43.00)
8541.90.00.80	Other
8542.31.00.15	Controllers (including microcontrollers) > 8-bit
8542.31.00.20	Controllers (including microcontrollers) > 16-bit
8542.31.00.25	Controllers (including microcontrollers) > 32-bit
8542.31.00.30	Controllers (including microcontrollers) > Other
8542.31.00.35	Processors (including microprocessors) > Digital signal processors (DSPs)
8542.31.00.40	Processors (including microprocessors) > Graphics processing units (GPUs)
8542.31.00.45	Processors (including microprocessors) > Central processing units (CPUs)
8542.31.00.50	Processors (including microprocessors) > Other
8542.31.00.55	Programmable logic devices (PLDs) > Complex programmable logic devices (CPLDs)
8542.31.00.60	Programmable logic devices (PLDs) > Field programmable gate arrays (FPGAs)
8542.31.00.65	Programmable logic devices (PLDs) > Other
8542.31.00.70	System on chip (SoCs)
8542.31.00.75	Other
8542.32.00.02	Dynamic read-write random access (DRAM) > Not over 128 megabits
8542.32.00.24	Dynamic read-write random access (DRAM) > Over 128 megabits but not over 256 megabits
8542.32.00.28	Dynamic read-write random access (DRAM) > Over 256 megabits but not over 512 megabits
8542.32.00.32	Dynamic read-write random access (DRAM) > Over 512 megabits but not over 1 gigabit
8542.32.00.36	Dynamic read-write random access (DRAM) > Over 1 gigabit
8542.32.00.41	Static read-write random access (SRAM)
8542.32.00.51	Electrically erasable programmable read-only memory (EEPROM)
8542.32.00.61	Erasable (except electrically) programmable read-only memory (EPROM)
8542.32.00.71	Other
8542.33.00.01	
8542.39.00.10	RF transceivers
8542.39.00.20	Active filters
8542.39.00.30	Data converters > Analog to digital converters (ADCs)
8542.39.00.40	Data converters > Digital to analog converters (DACs)
8542.39.00.50	Data converters > Other
8542.39.00.70	With adjustable performance characteristics, not elsewhere specified or included
8542.39.00.90	Other
8542.90.00.00	
8543.10.00.00	
8543.20.00.00	
8543.30.20.00	
8543.30.90.40	Magnesium anodes
8543.30.90.80	Other
8543.40.00.30	With substances containing nicotine
8543.40.00.40	Other
8543.70.20.00	
8543.70.42.00	
8543.70.45.00	
8543.70.60.00	
8543.70.71.00	
8543.70.80.00	
8543.70.85.00	
8543.70.88.00	
8543.70.89.00	
8543.70.91.00	
8543.70.93.01	
8543.70.95.00	
8543.70.97.00	
8543.70.98.10	Amplifiers
8543.70.98.20	Special effects pedals for use with musical instruments
8543.70.98.60	Other
8543.90.12.00	
8543.90.15.00	
8543.90.35.00	
8543.90.65.00	
8543.90.68.00	
8543.90.85.00	
8543.90.88.45	Of particle accelerators
8543.90.88.65	Of electronic cigarettes and similar personal electric vaporizing devices
8543.90.88.85	Other
8544.11.00.20	33 AWG (0.18 mm in diameter) and finer
8544.11.00.30	22 AWG (0.643 mm in diameter) and finer but larger than 33 AWG (0.18 mm in diameter)
8544.11.00.50	Other
8544.19.00.00	
8544.20.00.00	
8544.30.00.00	
8544.42.10.00	
8544.42.20.00	
8544.42.90.10	Extension cords as defined in statistical note 7 to this chapter
8544.42.90.90	Other
8544.49.10.00	
8544.49.20.00	
8544.49.30.40	For a voltage exceeding 600 V
8544.49.30.80	Other
8544.49.90.00	
8544.60.20.00	
8544.60.40.00	
8544.60.60.00	
8544.70.00.00	
8545.11.00.10	Graphite > Not exceeding 425 mm in diameter
8545.11.00.20	Graphite > Exceeding 425 mm in diameter
8545.11.00.50	Other
8545.19.20.00	
8545.19.40.00	
8545.20.00.00	
8545.90.20.00	
8545.90.40.00	
8546.10.00.00	
8546.20.00.30	Used in high-voltage, low-frequency electrical systems > Commonly known as suspension, pin-type or line post insulators
8546.20.00.60	Used in high-voltage, low-frequency electrical systems > Other
8546.20.00.90	Other
8546.90.00.00	
8547.10.40.00	
8547.10.80.00	
8547.20.00.00	
8547.90.00.10	Other insulating fittings
8547.90.00.20	Electrical conduit tubing and joints therefor, of base metal lined with insulating material > Conduit tubing
8547.90.00.30	Electrical conduit tubing and joints therefor, of base metal lined with insulating material > Joints > Threaded
8547.90.00.40	Electrical conduit tubing and joints therefor, of base metal lined with insulating material > Joints > Other
8548.00.00.00	
8549.11.10.40	Lead-acid storage batteries, of a kind used for starting engines
8549.11.10.80	Other
8549.11.90.00	
8549.12.40.00	
8549.12.80.00	
8549.13.00.00	
8549.14.00.00	
8549.19.00.00	
8549.21.00.00	
8549.29.00.00	
8549.31.00.00	
8549.39.00.00	
8549.91.00.00	
8549.99.00.00	
8601.10.00.00	
8601.20.00.00	
8602.10.00.00	
8602.90.00.00	
8603.10.00.00	
8603.90.00.00	
8604.00.00.00	
8605.00.00.00	
8606.10.00.00	
8606.30.00.00	
8606.91.00.00	
8606.92.00.00	
8606.99.01.30	Flatcars having a flat floor or deck laid on the underframe, with no roof and with no raised sides or ends
8606.99.01.60	Other
8607.11.00.00	
8607.12.00.00	
8607.19.03.00	
8607.19.06.00	
8607.19.12.00	
8607.19.15.00	
8607.19.30.10	Bolsters
8607.19.30.20	Side frames
8607.19.30.90	Other
8607.19.90.00	
8607.21.10.00	
8607.21.50.00	
8607.29.10.00	
8607.29.50.00	
8607.30.10.10	Assembled freight rail couplers
8607.30.10.50	Freight rail coupler parts
8607.30.10.90	Other
8607.30.50.00	
8607.91.00.00	
8607.99.10.00	
8607.99.50.00	
8608.00.00.00	
8609.00.00.00	
8701.10.01.00	
8701.21.00.15	New > G.V.W. not exceeding 36,287 kg
8701.21.00.45	New > G.V.W. exceeding 36,287 kg
8701.21.00.80	Used
8701.22.00.15	New > G.V.W. not exceeding 36,287 kg
8701.22.00.45	New > G.V.W. exceeding 36,287 kg
8701.22.00.80	Used
8701.23.00.15	New > G.V.W. not exceeding 36,287 kg
8701.23.00.45	New > G.V.W. exceeding 36,287 kg
8701.23.00.80	Used
8701.24.00.15	New > G.V.W. not exceeding 36,287 kg
8701.24.00.45	New > G.V.W. exceeding 36,287 kg
8701.24.00.80	Used
8701.29.00.15	New > G.V.W. not exceeding 36,287 kg
8701.29.00.45	New > G.V.W. exceeding 36,287 kg
8701.29.00.80	Used
8701.30.10.15	New > With a net engine power of less than 93.3 kW
8701.30.10.30	New > With a net engine power of 93.3 kW or more but less than 119.4 kW
8701.30.10.45	New > With a net engine power of 119.4 kW or more but less than 194 kW
8701.30.10.60	New > With a net engine power of 194 kW or more but less than 257.4 kW
8701.30.10.75	New > With a net engine power of 257.4 kW or more
8701.30.10.90	Used
8701.30.50.15	New > With a net engine power of less than 93.3 kW
8701.30.50.30	New > With a net engine power of 93.3 kW or more but less than 119.4 kW
8701.30.50.45	New > With a net engine power of 119.4 kW or more but less than 194 kW
8701.30.50.60	New > With a net engine power of 194 kW or more but less than 257.4 kW
8701.30.50.75	New > With a net engine power of 257.4 kW or more
8701.30.50.90	Used
8701.91.10.00	
8701.91.50.00	
8701.92.10.00	
8701.92.50.00	
8701.93.10.00	
8701.93.50.00	
8701.94.10.00	
8701.94.50.00	
8701.95.10.00	
8701.95.50.00	
8702.10.31.00	
8702.10.61.00	
8702.20.31.00	
8702.20.61.00	
8702.30.31.00	
8702.30.61.00	
8702.40.31.00	
8702.40.61.00	
8702.90.31.00	
8702.90.61.00	
8703.10.10.00	
8703.10.50.30	Golf carts
8703.10.50.60	Other
8703.21.01.10	Three or four wheel off-road vehicles with straddle seat and handlebar control > With label indicating that vehicle is for operation only by persons at least 16 years of age
8703.21.01.30	Three or four wheel off-road vehicles with straddle seat and handlebar control > Other
8703.21.01.50	Other
8703.22.01.10	New
8703.22.01.90	Used
8703.23.01.10	Motor homes
8703.23.01.20	Other > New > Having engines with not more than 4 cylinders > Station wagons and passenger vans > Station wagons under 160 cm in height
8703.23.01.30	Other > New > Having engines with not more than 4 cylinders > Station wagons and passenger vans > Other
8703.23.01.40	Other > New > Having engines with not more than 4 cylinders > Other
8703.23.01.60	Other > New > Having engines with more than 4 cylinders but not more than 6 cylinders
8703.23.01.70	Other > New > Having engines with more than 6 cylinders
8703.23.01.90	Other > Used
8703.24.01.10	Ambulances, hearses and prison vans
8703.24.01.30	Motor homes
8703.24.01.40	Other > New > Having engines with not more than 4 cylinders
8703.24.01.50	Other > New > Having engines with more than 4 cylinders but not more than 6 cylinders
8703.24.01.60	Other > New > Having engines with more than 6 cylinders
8703.24.01.90	Other > Used
8703.31.01.00	
8703.32.01.10	New
8703.32.01.50	Used
8703.33.01.10	Ambulances, hearses, and prison vans
8703.33.01.30	Motor homes
8703.33.01.45	Other > New
8703.33.01.85	Other > Used
8703.40.00.05	Of a cylinder capacity not exceeding 1,000 cc
8703.40.00.10	Of a cylinder capacity exceeding 1,000 cc but not exceeding 1.500 cc
8703.40.00.15	Of a cylinder capacity exceeding 1,500 cc but not exceeding 3,000 cc > Motor homes
8703.40.00.20	Of a cylinder capacity exceeding 1,500 cc but not exceeding 3,000 cc > Other > New > Having engines with not more than 4 cylinders
8703.40.00.30	Of a cylinder capacity exceeding 1,500 cc but not exceeding 3,000 cc > Other > New > Having engines with more than 4 cylinders but not more than 6 cylinders
8703.40.00.40	Of a cylinder capacity exceeding 1,500 cc but not exceeding 3,000 cc > Other > New > Having engines with more than 6 cylinders
8703.40.00.45	Of a cylinder capacity exceeding 1,500 cc but not exceeding 3,000 cc > Other > Used
8703.40.00.50	Of a cylinder capacity exceeding 3,000 cc > Ambulances, hearses and prison vans
8703.40.00.55	Of a cylinder capacity exceeding 3,000 cc > Motor homes
8703.40.00.60	Of a cylinder capacity exceeding 3,000 cc > Other > New > Having engines with not more than 4 cylinders
8703.40.00.70	Of a cylinder capacity exceeding 3,000 cc > Other > New > Having engines with more than 4 cylinders but not more than 6 cylinders
8703.40.00.80	Of a cylinder capacity exceeding 3,000 cc > Other > New > Having engines with more than 6 cylinders
8703.40.00.90	Of a cylinder capacity exceeding 3,000 cc > Other > Used
8703.50.00.10	Of a cylinder capacity not exceeding 1,500 cc
8703.50.00.30	Of a cylinder capacity exceeding 1,500 cc but not exceeding 2,500 cc > New
8703.50.00.50	Of a cylinder capacity exceeding 1,500 cc but not exceeding 2,500 cc > Used
8703.50.00.60	Of a cylinder capacity exceeding 2,500 cc > Ambulances, hearses and prison vans
8703.50.00.65	Of a cylinder capacity exceeding 2,500 cc > Motor homes
8703.50.00.70	Of a cylinder capacity exceeding 2,500 cc > Other > New
8703.50.00.90	Of a cylinder capacity exceeding 2,500 cc > Other > Used
8703.60.00.05	Of a cylinder capacity not exceeding 1,000 cc
8703.60.00.10	Of a cylinder capacity exceeding 1,000 cc but not exceeding 1,500 cc
8703.60.00.15	Of a cylinder capacity exceeding 1,500 cc but not exceeding 3,000 cc > Motor homes
8703.60.00.20	Of a cylinder capacity exceeding 1,500 cc but not exceeding 3,000 cc > Other > New > Having engines with not more than 4 cylinders
8703.60.00.30	Of a cylinder capacity exceeding 1,500 cc but not exceeding 3,000 cc > Other > New > Having engines with more than 4 cylinders but not more than 6 cylinders
8703.60.00.40	Of a cylinder capacity exceeding 1,500 cc but not exceeding 3,000 cc > Other > New > Having engines with more than 6 cylinders
8703.60.00.45	Of a cylinder capacity exceeding 1,500 cc but not exceeding 3,000 cc > Other > Used
8703.60.00.50	Of a cylinder capacity exceeding 3,000 cc > Ambulances, hearses and prison vans
8703.60.00.55	Of a cylinder capacity exceeding 3,000 cc > Motor homes
8703.60.00.60	Of a cylinder capacity exceeding 3,000 cc > Other > New > Having engines with not more than 4 cylinders
8703.60.00.70	Of a cylinder capacity exceeding 3,000 cc > Other > New > Having engines with more than 4 cylinders but not more than 6 cylinders
8703.60.00.80	Of a cylinder capacity exceeding 3,000 cc > Other > New > Having engines with more than 6 cylinders
8703.60.00.90	Of a cylinder capacity exceeding 3,000 cc > Other > Used
8703.70.00.10	Of a cylinder capacity not exceeding 1,500 cc
8703.70.00.30	Of a cylinder capacity exceeding 1,500 cc but not exceeding 2,500 cc > New
8703.70.00.50	Of a cylinder capacity exceeding 1,500 cc but not exceeding 2,500 cc > Used
8703.70.00.60	Of a cylinder capacity exceeding 2,500 cc > Ambulances, hearses and prison vans
8703.70.00.65	Of a cylinder capacity exceeding 2,500 cc > Motor homes
8703.70.00.70	Of a cylinder capacity exceeding 2,500 cc > Other > New
8703.70.00.90	Of a cylinder capacity exceeding 2,500 cc > Other > Used
8703.80.00.20	With an EPA-rated range not exceeding 250 miles > New
8703.80.00.45	With an EPA-rated range not exceeding 250 miles > Used
8703.80.00.60	With an EPA-rated range exceeding 250 miles > New
8703.80.00.80	With an EPA-rated range exceeding 250 miles > Used
8703.90.01.00	
8704.10.10.00	
8704.10.50.20	Rear dump > With a capacity of 40.8 metric tons or less
8704.10.50.30	Rear dump > With a capacity exceeding 40.8 metric tons but not exceeding 63.5 metric tons
8704.10.50.40	Rear dump > With a capacity exceeding 63.5 metric tons but not exceeding 90.7 metric tons
8704.10.50.50	Rear dump > With a capacity exceeding 90.7 metric tons
8704.10.50.60	Other
8704.21.01.00	
8704.22.11.20	G.V.W. exceeding 5 metric tons but not exceeding 9 metric tons
8704.22.11.40	G.V.W. exceeding 9 metric tons but not exceeding 12 metric tons
8704.22.11.60	G.V.W. exceeding 12 metric tons but not exceeding 15 metric tons
8704.22.11.80	G.V.W. exceeding 15 metric tons but not exceeding 20 metric tons
8704.22.51.20	G.V.W. exceeding 5 metric tons but not exceeding 9 metric tons
8704.22.51.40	G.V.W. exceeding 9 metric tons but not exceeding 12 metric tons
8704.22.51.60	G.V.W. exceeding 12 metric tons but not exceeding 15 metric tons
8704.22.51.80	G.V.W. exceeding 15 metric tons but not exceeding 20 metric tons
8704.23.01.00	
8704.31.01.20	G.V.W. not exceeding 2.5 metric tons
8704.31.01.40	G.V.W. exceeding 2.5 metric tons but not exceeding 5 metric tons
8704.32.01.10	G.V.W. exceeding 5 metric tons but not exceeding 9 metric tons
8704.32.01.20	G.V.W. exceeding 9 metric tons but not exceeding 12 metric tons
8704.32.01.30	G.V.W. exceeding 12 metric tons but not exceeding 15 metric tons
8704.32.01.40	G.V.W. exceeding 15 metric tons but not exceeding 20 metric tons
8704.32.01.50	G.V.W. exceeding 20 metric tons
8704.41.00.00	
8704.42.00.20	G.V.W. exceeding 5 metric tons but not exceeding 9 metric tons
8704.42.00.40	G.V.W. exceeding 9 metric tons but not exceeding 12 metric tons
8704.42.00.60	G.V.W. exceeding 12 metric tons but not exceeding 15 metric tons
8704.42.00.80	G.V.W. exceeding 15 metric tons but not exceeding 20 metric tons
8704.43.00.00	
8704.51.00.20	G.V.W. not exceeding 2.5 metric tons
8704.51.00.40	G.V.W. exceeding 2.5 metric tons but not exceeding 5 metric tons
8704.52.00.10	G.V.W. exceeding 5 metric tons but not exceeding 9 metric tons
8704.52.00.20	G.V.W. exceeding 9 metric tons but not exceeding 12 metric tons
8704.52.00.30	G.V.W. exceeding 12 metric tons but not exceeding 15 metric tons
8704.52.00.40	G.V.W. exceeding 15 metric tons but not exceeding 20 metric tons
8704.52.00.50	G.V.W. exceeding 20 metric tons
8704.60.00.00	
8704.90.01.00	
8705.10.00.10	Cable operated
8705.10.00.50	Other
8705.20.00.00	
8705.30.00.00	
8705.40.00.00	
8705.90.00.10	Mobile radiological units
8705.90.00.20	Mobile medical clinics
8705.90.00.80	Other
8706.00.03.00	
8706.00.05.20	For vehicles of subheading 8701.21, 8701.22, 8701.23, 8701.24 or 8701.29
8706.00.05.40	For vehicles of heading 8702
8706.00.05.75	For vehicles of heading 8704
8706.00.15.20	For passenger automobiles
8706.00.15.40	For other vehicles of heading 8703
8706.00.25.00	
8706.00.30.00	
8706.00.50.00	
8707.10.00.20	For passenger automobiles
8707.10.00.40	For other vehicles
8707.90.10.00	
8707.90.50.20	For vehicles of subheading 8701.21, 8701.22, 8701.23, 8701.24 or 8701.29
8707.90.50.40	For vehicles of heading 8702
8707.90.50.60	For vehicles of heading 8704
8707.90.50.80	For vehicles of heading 8705
8707.90.50.90	For other vehicles
8708.10.30.20	Stampings > Of steel
8708.10.30.30	Stampings > Of aluminum
8708.10.30.40	Stampings > Other
8708.10.30.50	Other
8708.10.60.10	Stampings
8708.10.60.50	Other
8708.21.00.00	
8708.22.00.00	
8708.29.15.00	
8708.29.21.20	Of steel
8708.29.21.30	Of aluminum
8708.29.21.40	Other
8708.29.25.00	
8708.29.51.10	Stampings
8708.29.51.25	Truck caps
8708.29.51.60	Other
8708.30.10.10	Mounted brake linings
8708.30.10.90	Other
8708.30.50.20	Brake drums
8708.30.50.30	Brake rotors (discs)
8708.30.50.40	Mounted brake linings
8708.30.50.90	Other
8708.40.11.10	For vehicles of heading 8703
8708.40.11.50	Other
8708.40.30.00	
8708.40.50.00	
8708.40.60.00	
8708.40.65.00	
8708.40.70.00	
8708.40.75.70	Steel forgings
8708.40.75.80	Other
8708.50.11.10	Drive axles with differential, whether or not provided with other transmission components
8708.50.11.50	Non-driving axles
8708.50.31.10	Drive axles with differential, whether or not provided with other transmission components
8708.50.31.50	Non-driving axles
8708.50.51.10	Drive axles with differential, whether or not provided with other transmission components
8708.50.51.50	Non-driving axles
8708.50.61.00	
8708.50.65.00	
8708.50.70.00	
8708.50.75.00	
8708.50.79.00	
8708.50.81.00	
8708.50.85.00	
8708.50.89.00	
8708.50.91.10	Spindles
8708.50.91.50	Other
8708.50.93.00	
8708.50.95.00	
8708.50.99.00	
8708.70.05.00	
8708.70.15.00	
8708.70.25.00	
8708.70.35.00	
8708.70.45.30	For vehicles of subheading 8701.21, 8701.22, 8701.23, 8701.24 or 8701.29 or heading 8702, 8704 or 8705
8708.70.45.46	Other > Of aluminum > Wheels having a diameter of at least 57 cm but not more than 63 cm
8708.70.45.48	Other > Of aluminum > Other
8708.70.45.60	Other > Other
8708.70.60.30	Wheel rims for vehicles of subheading 8701.21, 8701.22, 8701.23, 8701.24 or 8701.29 or heading 8702, 8703, 8704, or 8705
8708.70.60.45	Wheel covers and hubcaps for vehicles of subheading 8701.21, 8701.22, 8701.23, 8701.24 or 8701.29 or heading 8702, 8703, 8704 or 8705
8708.70.60.60	Other
8708.80.03.00	
8708.80.05.00	
8708.80.13.00	
8708.80.16.00	
8708.80.51.00	
8708.80.55.00	
8708.80.60.00	
8708.80.65.10	Beam hanger brackets
8708.80.65.90	Other
8708.91.10.00	
8708.91.50.00	
8708.91.60.00	
8708.91.65.00	
8708.91.70.00	
8708.91.75.10	Radiator cores
8708.91.75.50	Other
8708.92.10.00	
8708.92.50.00	
8708.92.60.00	
8708.92.65.00	
8708.92.70.00	
8708.92.75.00	
8708.93.15.00	
8708.93.30.00	
8708.93.60.00	
8708.93.75.00	
8708.94.10.00	
8708.94.50.00	
8708.94.60.00	
8708.94.65.00	
8708.94.70.00	
8708.94.75.10	Steering shaft assemblies incorporating universal joints
8708.94.75.50	Other
8708.95.05.00	
8708.95.10.00	
8708.95.15.00	
8708.95.20.00	
8708.99.03.00	
8708.99.06.00	
8708.99.16.00	
8708.99.23.00	
8708.99.27.00	
8708.99.31.00	
8708.99.41.00	
8708.99.48.10	Tracklinks for track-laying tractors
8708.99.48.50	Other
8708.99.53.00	
8708.99.55.00	
8708.99.58.00	
8708.99.68.05	Drive shafts
8708.99.68.10	Forged universal joints for vehicles of heading 8703
8708.99.68.20	Forged universal joints for vehicles of heading 8704
8708.99.68.90	Other
8708.99.81.05	Brake hoses of plastics, with attached fittings
8708.99.81.15	Double flanged wheel hub units not incorporating ball bearings
8708.99.81.30	Slide-in campers
8708.99.81.60	Cable traction devices
8708.99.81.80	Other
8709.11.00.30	Operator riding
8709.11.00.60	Other
8709.19.00.30	Operator riding
8709.19.00.60	Other
8709.90.00.10	Road wheels
8709.90.00.20	Wheel and tire assemblies
8709.90.00.90	Other
8710.00.00.30	Vehicles > Tracked (including half-tracked)
8710.00.00.60	Vehicles > Other
8710.00.00.90	Parts
8711.10.00.00	
8711.20.00.30	Exceeding 50 cc but not exceeding 90 cc
8711.20.00.60	Exceeding 90 cc but not exceeding 190 cc
8711.20.00.90	Exceeding 190 cc but not exceeding 250 cc
8711.30.00.30	Exceeding 250 cc but not exceeding 290 cc
8711.30.00.60	Exceeding 290 cc but not exceeding 490 cc
8711.30.00.90	Exceeding 490 cc but not exceeding 500 cc
8711.40.30.00	
8711.40.60.30	Exceeding 700 cc but not exceeding 790 cc
8711.40.60.60	Exceeding 790 cc but not exceeding 800 cc
8711.50.00.30	Exceeding 800 cc but not exceeding 970 cc
8711.50.00.60	Exceeding 970 cc
8711.60.00.50	Of an output not exceeding 250 W
8711.60.00.90	Other
8711.90.01.00	
8712.00.15.10	Having both wheels not exceeding 50 cm in diameter
8712.00.15.20	Having both wheels exceeding 50 cm but not exceeding 55 cm in diameter
8712.00.15.50	Having both wheels exceeding 55 cm but not exceeding 63.5 cm in diameter
8712.00.25.00	
8712.00.35.00	
8712.00.44.00	
8712.00.48.00	
8712.00.50.00	
8713.10.00.00	
8713.90.00.30	Three-wheeled
8713.90.00.60	Other
8714.10.00.10	Saddles and seats
8714.10.00.20	Wheels
8714.10.00.50	Other
8714.20.00.00	
8714.91.20.00	
8714.91.30.00	
8714.91.50.00	
8714.91.90.00	
8714.92.10.00	
8714.92.50.00	
8714.93.05.00	
8714.93.15.00	
8714.93.24.00	
8714.93.28.00	
8714.93.35.00	
8714.93.70.30	Multiple free-wheel sprockets
8714.93.70.60	Other
8714.94.30.20	Caliper and cantilever bicycle brakes
8714.94.30.40	Coaster brakes > Designed for single-speed bicycles
8714.94.30.50	Coaster brakes > Other > Designed for three-speed bicycles
8714.94.30.60	Coaster brakes > Other > Other
8714.94.30.80	Other
8714.94.90.00	
8714.95.00.00	
8714.96.10.00	
8714.96.50.00	
8714.96.90.00	
8714.99.10.00	
8714.99.50.00	
8714.99.60.00	
8714.99.80.00	
8715.00.00.20	Baby carriages (including strollers)
8715.00.00.40	Parts
8716.10.00.30	Less than 10.6 m in length
8716.10.00.75	10.6 m or more in length
8716.20.00.00	
8716.31.00.00	
8716.39.00.10	Agricultural
8716.39.00.20	For use with the vehicles of heading 8709
8716.39.00.30	Other > For use with the vehicles of heading 8703
8716.39.00.40	Other > Other > Van type
8716.39.00.50	Other > Other > Platform type
8716.39.00.90	Other > Other > Other
8716.40.00.00	
8716.80.10.00	
8716.80.50.10	Industrial hand trucks
8716.80.50.20	Other > Portable luggage carts
8716.80.50.90	Other > Other
8716.90.10.10	Road wheels
8716.90.10.20	Wheel and tire assemblies
8716.90.10.90	Other
8716.90.30.00	
8716.90.50.10	Axles and parts thereof
8716.90.50.35	Wheels > Steel wheels measuring 30 to 42 cm in diameter, whether or not assembled
8716.90.50.46	Wheels > Other > Wheels > Having a diameter of at least 57 cm but not more than 63 cm > Of aluminum
8716.90.50.47	Wheels > Other > Wheels > Having a diameter of at least 57 cm but not more than 63 cm > Of steel
8716.90.50.48	Wheels > Other > Wheels > Other wheels
8716.90.50.56	Wheels > Other > Wheels with tires > Wheels with tires for off-the-highway use
8716.90.50.59	Wheels > Other > Wheels with tires > Wheels with other tires
8716.90.50.60	Other
8801.00.00.10	Gliders and hang gliders > Hang gliders
8801.00.00.20	Gliders and hang gliders > Gliders
8801.00.00.50	Other
8802.11.01.15	New > Military
8802.11.01.30	New > Other > Of an unladen weight not exceeding 998 kg
8802.11.01.45	New > Other > Of an unladen weight exceeding 998 but not exceeding 2,000 kg
8802.11.01.60	Used or rebuilt > Military
8802.11.01.90	Used or rebuilt > Other
8802.12.01.20	New > Military
8802.12.01.40	New > Other
8802.12.01.60	Used or rebuilt > Military
8802.12.01.80	Used or rebuilt > Other
8802.20.01.15	Of an unladen weight not exceeding 450 kg
8802.20.01.20	Other > New > Military aircraft > Airplanes
8802.20.01.30	Other > New > Military aircraft > Other aircraft
8802.20.01.40	Other > New > Other > Single engine airplanes
8802.20.01.50	Other > New > Other > Multiple engine airplanes
8802.20.01.60	Other > New > Other > Other aircraft
8802.20.01.70	Other > Used or rebuilt > Military aircraft
8802.20.01.80	Other > Used or rebuilt > Other aircraft
8802.30.01.10	New > Military aircraft > Fighters
8802.30.01.20	New > Military aircraft > Other
8802.30.01.30	New > Other > Multiple engine airplanes > Of an unladen weight exceeding 2,000 but not exceeding 4,536 kg
8802.30.01.40	New > Other > Multiple engine airplanes > Of an unladen weight exceeding 4,536 but not exceeding 15,000 kg > Turbofan powered
8802.30.01.50	New > Other > Multiple engine airplanes > Of an unladen weight exceeding 4,536 but not exceeding 15,000 kg > Other
8802.30.01.60	New > Other > Other
8802.30.01.70	Used or rebuilt > Military aircraft
8802.30.01.80	Used or rebuilt > Other aircraft
8802.40.01.15	New > Military aircraft > Fighters
8802.40.01.20	New > Military aircraft > Cargo transports
8802.40.01.30	New > Military aircraft > Other
8802.40.01.40	New > Other > Passenger transports
8802.40.01.60	New > Other > Cargo transports
8802.40.01.70	New > Other > Other (including passenger/cargo combinations)
8802.40.01.80	Used or rebuilt > Military aircraft
8802.40.01.90	Used or rebuilt > Other aircraft
8802.60.30.00	
8802.60.90.20	Military
8802.60.90.40	Other
8804.00.00.00	
8805.10.00.00	
8805.21.00.00	
8805.29.00.00	
8806.10.00.00	
8806.21.00.00	
8806.22.00.00	
8806.23.00.00	
8806.24.00.00	
8806.29.00.00	
8806.91.00.00	
8806.92.00.00	
8806.93.00.00	
8806.94.00.00	
8806.99.00.00	
8807.10.00.15	For use in civil aircraft > For use by the Department of Defense or the United States Coast Guard
8807.10.00.30	For use in civil aircraft > Other
8807.10.00.60	Other
8807.20.00.15	For use in civil aircraft > For use by the Department of Defense or the United States Coast Guard
8807.20.00.30	For use in civil aircraft > Other
8807.20.00.60	Other
8807.30.00.15	For use in civil aircraft > For use by the Department of Defense or the United States Coast Guard
8807.30.00.30	For use in civil aircraft > Other
8807.30.00.60	Other
8807.90.30.00	
8807.90.90.15	For use in civil aircraft > For use by the Department of Defense or the United States Coast Guard
8807.90.90.30	For use in civil aircraft > Other
8807.90.90.60	Other
8901.10.00.00	
8901.20.00.00	
8901.30.00.00	
8901.90.00.00	
8902.00.00.00	
8903.11.00.15	Valued over $500 > With attached rigid hull
8903.11.00.20	Valued over $500 > Other
8903.11.00.60	Other
8903.12.00.15	Valued over $500 > With attached rigid hull
8903.12.00.20	Valued over $500 > Other
8903.12.00.60	Other
8903.19.00.00	
8903.21.00.10	With auxiliary motor
8903.21.00.30	Other > Of a length not exceeding 4 m
8903.21.00.35	Other > Of a length exceeding 4 m but not exceeding 6.5 m
8903.21.00.40	Other > Of a length exceeding 6.5 m but not exceeding 7.5 m
8903.22.00.15	With auxiliary motor > Of a length exceeding 7.5 m but not exceeding 9.2 m
8903.22.00.20	With auxiliary motor > Of a length exceeding 9.2 m
8903.22.00.25	Other > Of a length exceeding 7.5 m but not exceeding 9.2 m
8903.22.00.60	Other > Of a length exceeding 9.2 m
8903.23.00.15	With auxiliary motor
8903.23.00.20	Other
8903.31.00.15	Inboard/outdrive > Cabin cruisers
8903.31.00.20	Inboard/outdrive > Other
8903.31.00.25	Other
8903.32.00.15	Inboard/outdrive > Cabin cruisers
8903.32.00.20	Inboard/outdrive > Other
8903.32.00.25	Other
8903.33.00.15	Inboard/outdrive > Cabin cruisers
8903.33.00.20	Inboard/outdrive > Other
8903.33.00.25	Other
8903.93.05.00	
8903.93.15.00	
8903.93.20.15	With hulls of metal > Not exceeding 5 m in length
8903.93.20.30	With hulls of metal > Exceeding 5 m in length
8903.93.20.45	With hulls of reinforced plastics > Not exceeding 5 m in length
8903.93.20.60	With hulls of reinforced plastics > Exceeding 5 m in length
8903.93.20.75	Other
8903.93.90.00	
8903.99.06.00	
8903.99.16.00	
8903.99.21.10	With hulls of metal
8903.99.21.20	With hulls of reinforced plastics
8903.99.21.90	Other
8903.99.91.00	
8904.00.00.00	
8905.10.00.00	
8905.20.00.00	
8905.90.10.00	
8905.90.50.00	
8906.10.00.00	
8906.90.00.10	Hulls
8906.90.00.90	Other
8907.10.00.00	
8907.90.00.30	Buoys
8907.90.00.60	Tanks
8907.90.00.90	Other
8908.00.00.00	
9001.10.00.30	Optical fibers > For transmission of voice, data or video communications
9001.10.00.50	Optical fibers > Other > Plastic optical fibers
9001.10.00.70	Optical fibers > Other > Other
9001.10.00.75	Optical fiber bundles and cables > Plastic optical fiber bundles and cables
9001.10.00.85	Optical fiber bundles and cables > Other
9001.20.00.00	
9001.30.00.00	
9001.40.00.00	
9001.50.00.00	
9001.90.40.00	
9001.90.50.00	
9001.90.60.00	
9001.90.80.00	
9001.90.90.00	
9002.11.40.00	
9002.11.60.00	
9002.11.90.00	
9002.19.00.00	
9002.20.40.00	
9002.20.80.00	
9002.90.20.00	
9002.90.40.00	
9002.90.70.00	
9002.90.85.00	
9002.90.95.00	
9003.11.00.00	
9003.19.00.00	
9003.90.00.00	
9004.10.00.00	
9004.90.00.10	Safety glasses or safety goggles
9004.90.00.90	Other
9005.10.00.20	Prism binoculars for use with infrared light
9005.10.00.40	Other prism binoculars
9005.10.00.80	Other
9005.80.40.20	For use with infrared light
9005.80.40.40	Other
9005.80.60.00	
9005.90.40.00	
9005.90.80.01	
9006.30.00.00	
9006.40.40.00	
9006.40.60.00	
9006.40.90.00	
9006.53.02.05	With through-the-lens viewfinder (single lens reflex (SLR))
9006.53.02.10	Other > One time use cameras > With built-in electronic stroboscopic flash
9006.53.02.20	Other > One time use cameras > Other
9006.53.02.50	Other > Other > With built-in electronic stroboscopic flash
9006.53.02.70	Other > Other > Other
9006.59.01.60	For magnetically sensitized roll film of a width of 24 mm
9006.59.01.90	Other
9006.59.05.20	With built-in electronic stroboscopic flash
9006.59.05.40	Other
9006.59.08.00	
9006.59.10.00	
9006.59.12.00	
9006.59.15.20	Hand held > 110 cameras > With built-in electronic stroboscopic flash
9006.59.15.40	Hand held > 110 cameras > Other
9006.59.15.60	Hand held > Other
9006.59.15.80	Other
9006.59.20.00	
9006.59.40.40	Disc cameras
9006.59.40.60	Other
9006.59.60.00	
9006.59.91.00	
9006.61.00.20	Capable of camera mounting > Capable of automatically controlling flash duration
9006.61.00.40	Capable of camera mounting > Other
9006.61.00.60	Other
9006.69.01.10	Flashbulbs, flashcubes and the like
9006.69.01.50	Other
9006.91.00.01	
9006.99.00.00	
9007.10.00.00	
9007.20.20.00	
9007.20.40.00	
9007.20.60.40	16 mm
9007.20.60.80	Other
9007.20.80.00	
9007.91.40.00	
9007.91.80.01	
9007.92.00.00	
9008.50.10.00	
9008.50.20.00	
9008.50.30.00	
9008.50.40.00	
9008.50.50.00	
9008.90.40.00	
9008.90.80.00	
9010.10.00.00	
9010.50.10.00	
9010.50.20.00	
9010.50.30.00	
9010.50.40.00	
9010.50.50.00	
9010.50.60.00	
9010.60.00.00	
9010.90.85.00	
9010.90.95.00	
9011.10.40.00	
9011.10.80.00	
9011.20.40.00	
9011.20.80.00	
9011.80.00.00	
9011.90.00.00	
9012.10.00.00	
9012.90.00.00	
9013.10.10.00	
9013.10.30.00	
9013.10.45.00	
9013.10.50.00	
9013.20.00.00	
9013.80.20.00	
9013.80.40.00	
9013.80.91.00	
9013.90.20.00	
9013.90.70.00	
9013.90.80.00	
9014.10.10.00	
9014.10.60.00	
9014.10.70.30	Gyroscopic compasses
9014.10.70.60	Other
9014.10.90.00	
9014.20.20.00	
9014.20.40.00	
9014.20.60.00	
9014.20.80.40	For use in civil aircraft
9014.20.80.80	Other
9014.80.10.00	
9014.80.20.00	
9014.80.40.00	
9014.80.50.00	
9014.90.10.00	
9014.90.20.40	For use in civil aircraft
9014.90.20.80	Other
9014.90.40.00	
9014.90.60.00	
9015.10.40.00	
9015.10.80.00	
9015.20.40.00	
9015.20.80.00	
9015.30.40.00	
9015.30.80.00	
9015.40.40.00	
9015.40.80.00	
9015.80.20.00	
9015.80.60.00	
9015.80.80.40	Geophysical instruments and appliances
9015.80.80.80	Other
9015.90.01.10	Of rangefinders
9015.90.01.20	Of theodolites and tachymeters
9015.90.01.30	Of levels
9015.90.01.40	Of photogrammetrical surveying instruments and apparatus
9015.90.01.50	Of seismographs
9015.90.01.60	Of other geophysical instruments and appliances
9015.90.01.90	Other
9016.00.20.00	
9016.00.40.00	
9016.00.60.00	
9017.10.40.00	
9017.10.80.00	
9017.20.40.00	
9017.20.70.00	
9017.20.80.40	Hand operated input devices which transmit position data to computer processors or displays (digitizers)
9017.20.80.80	Other
9017.30.40.00	
9017.30.80.00	
9017.80.00.00	
9017.90.01.05	Of articles of subheading 9017.10.40
9017.90.01.15	Of articles of subheading 9017.10.80
9017.90.01.20	Of articles of subheading 9017.20.40
9017.90.01.32	Of articles of subheading 9017.20.70
9017.90.01.36	Of articles of subheading 9017.20.80
9017.90.01.40	Of articles of subheading 9017.30.40
9017.90.01.50	Of articles of subheading 9017.30.80
9017.90.01.60	Other
9018.11.30.00	
9018.11.60.00	
9018.11.90.00	
9018.12.00.00	
9018.13.00.00	
9018.14.00.00	
9018.19.40.00	
9018.19.55.00	
9018.19.75.00	
9018.19.95.30	Basal metabolism and blood pressure apparatus
9018.19.95.35	Electroencephalographs (EEG) and electromyographs (EMG)
9018.19.95.50	Other apparatus
9018.19.95.60	Parts and accessories
9018.20.00.40	Therapeutic
9018.20.00.80	Other
9018.31.00.40	Syringes, with or without their needles > Hypodermic
9018.31.00.80	Syringes, with or without their needles > Other
9018.31.00.90	Parts and accessories
9018.32.00.00	
9018.39.00.20	Bougies, catheters, drains and sondes, and parts and accessories thereof > Rubber catheters
9018.39.00.40	Bougies, catheters, drains and sondes, and parts and accessories thereof > Other
9018.39.00.50	Other
9018.41.00.00	
9018.49.40.00	
9018.49.80.40	Dental hand instruments and parts and accessories thereof
9018.49.80.80	Other
9018.50.00.00	
9018.90.10.00	
9018.90.20.00	
9018.90.30.00	
9018.90.40.00	
9018.90.50.40	Sphygmomanometers and parts and accessories thereof
9018.90.50.80	Other
9018.90.60.00	
9018.90.64.00	
9018.90.68.00	
9018.90.75.20	Dialysis instruments and apparatus
9018.90.75.40	Other therapeutic appliances and instruments > Ultrasonic
9018.90.75.60	Other therapeutic appliances and instruments > Other
9018.90.75.70	Parts and accessories of dialysis instruments and apparatus
9018.90.75.80	Other
9018.90.80.00	
9019.10.20.10	Mechano-therapy appliances
9019.10.20.20	Massage apparatus > Electrically operated > Battery powered > Handheld
9019.10.20.30	Massage apparatus > Electrically operated > Battery powered > Other
9019.10.20.35	Massage apparatus > Electrically operated > Other > Powered by AC adapter
9019.10.20.45	Massage apparatus > Electrically operated > Other > Other
9019.10.20.50	Massage apparatus > Other
9019.10.20.90	Parts and accessories
9019.10.40.00	
9019.10.60.00	
9019.20.00.00	
9020.00.40.00	
9020.00.60.00	
9020.00.90.00	
9021.10.00.50	Bone plates, screws and nails, and other internal fixation devices or appliances
9021.10.00.90	Other
9021.21.40.00	
9021.21.80.00	
9021.29.40.00	
9021.29.80.00	
9021.31.00.00	
9021.39.00.00	
9021.40.00.00	
9021.50.00.00	
9021.90.40.40	For hearing aids
9021.90.40.80	Other
9021.90.81.00	
9022.12.00.00	
9022.13.00.00	
9022.14.00.00	
9022.19.00.00	
9022.21.00.00	
9022.29.40.00	
9022.29.80.00	
9022.30.00.00	
9022.90.05.00	
9022.90.15.00	
9022.90.25.00	
9022.90.40.00	
9022.90.60.00	
9022.90.70.00	
9022.90.95.00	
9023.00.00.00	
9024.10.00.00	
9024.80.00.00	
9024.90.00.40	Of machines and appliances for testing metals
9024.90.00.80	Other
9025.11.20.00	
9025.11.40.00	
9025.19.40.00	
9025.19.80.10	Clinical > Infrared thermometers of a kind described in statistical note 2 of this chapter
9025.19.80.20	Clinical > Other
9025.19.80.60	Other > Infrared thermometers
9025.19.80.85	Other > Other
9025.80.10.00	
9025.80.15.00	
9025.80.20.00	
9025.80.35.00	
9025.80.40.00	
9025.80.50.00	
9025.90.06.00	
9026.10.20.40	Flow meters
9026.10.20.80	Other
9026.10.40.00	
9026.10.60.00	
9026.20.40.00	
9026.20.80.00	
9026.80.20.00	
9026.80.40.00	
9026.80.60.00	
9026.90.20.00	
9026.90.40.00	
9026.90.60.00	
9027.10.20.00	
9027.10.40.00	
9027.10.60.00	
9027.20.50.30	Electrophoresis instruments
9027.20.50.50	Gas chromatographs
9027.20.50.60	Liquid chromatographs
9027.20.50.80	Other
9027.20.80.30	Gas chromatographs
9027.20.80.60	Liquid chromatographs
9027.20.80.90	Other
9027.30.40.40	Spectrophotometers
9027.30.40.80	Other
9027.30.80.20	Spectroscopes
9027.30.80.80	Other
9027.50.10.00	
9027.50.40.15	Chemical analysis instruments and apparatus
9027.50.40.20	Thermal analysis instruments and apparatus
9027.50.40.50	Photometers
9027.50.40.60	Other
9027.50.80.15	Chemical analysis instruments and apparatus
9027.50.80.20	Thermal analysis instruments and apparatus
9027.50.80.60	Other
9027.81.00.00	
9027.89.25.00	
9027.89.45.30	Chemical analysis instruments and apparatus
9027.89.45.60	Physical analysis instruments and apparatus
9027.89.45.90	Other
9027.89.80.30	Chemical analysis instruments and apparatus
9027.89.80.60	Physical analysis instruments and apparatus
9027.89.80.90	Other
9027.90.20.00	
9027.90.45.00	
9027.90.54.00	
9027.90.56.25	Of articles of subheading 9027.20.50
9027.90.56.30	Of articles of subheading 9027.30.40
9027.90.56.40	Of articles of subheading 9027.50.10
9027.90.56.50	Of articles of subheading 9027.50.40
9027.90.56.95	Other
9027.90.59.10	Of articles of subheading 9027.10.20
9027.90.59.95	Other
9027.90.64.00	
9027.90.68.00	
9027.90.84.00	
9027.90.88.00	
9028.10.00.00	
9028.20.00.00	
9028.30.00.00	
9028.90.00.40	Of electricity meters
9028.90.00.80	Other
9029.10.40.00	
9029.10.80.00	
9029.20.20.00	
9029.20.40.40	For use in civil aircraft
9029.20.40.80	Other
9029.20.60.00	
9029.90.20.00	
9029.90.40.00	
9029.90.60.00	
9029.90.80.40	Of speedometers and tachometers
9029.90.80.80	Other
9030.10.00.00	
9030.20.05.00	
9030.20.10.00	
9030.31.00.00	
9030.32.00.00	
9030.33.34.00	
9030.33.38.00	
9030.39.01.00	
9030.40.00.00	
9030.82.00.00	
9030.84.00.00	
9030.89.01.00	
9030.90.25.00	
9030.90.46.00	
9030.90.66.00	
9030.90.68.00	
9030.90.84.00	
9030.90.89.11	Of articles of subheading 9030.20
9030.90.89.21	Of articles of subheading 9030.31
9030.90.89.22	Of articles of subheading 9030.32
9030.90.89.23	Of articles of subheading 9030.33
9030.90.89.31	Of articles of subheading 9030.39
9030.90.89.40	Of articles of subheading 9030.40
9030.90.89.56	Of articles of subheading 9030.84
9030.90.89.61	Other
9031.10.00.00	
9031.20.00.00	
9031.41.00.20	For inspecting photomasks or reticles used in manufacturing semiconductor devices
9031.41.00.40	For inspecting semiconductor wafers or devices > For wafers
9031.41.00.60	For inspecting semiconductor wafers or devices > Other
9031.49.10.00	
9031.49.40.00	
9031.49.70.00	
9031.49.90.00	
9031.80.40.00	
9031.80.80.60	Equipment for testing the characteristics of internal combustion engines > For testing electrical characteristics
9031.80.80.70	Equipment for testing the characteristics of internal combustion engines > Other
9031.80.80.85	Other
9031.90.21.00	
9031.90.45.00	
9031.90.54.00	
9031.90.59.00	
9031.90.70.00	
9031.90.91.30	Of machines for balancing mechanical parts
9031.90.91.60	Of test benches
9031.90.91.95	Other
9032.10.00.30	For air conditioning, refrigeration or heating systems > Designed for wall mounting
9032.10.00.60	For air conditioning, refrigeration or heating systems > Other
9032.10.00.90	Other
9032.20.00.00	
9032.81.00.20	Industrial process control instruments and apparatus > Hydraulic
9032.81.00.60	Industrial process control instruments and apparatus > Pneumatic
9032.81.00.80	Other
9032.89.20.00	
9032.89.40.00	
9032.89.60.15	Control instruments for air conditioning, refrigeration or heating systems > Complete systems
9032.89.60.25	Control instruments for air conditioning, refrigeration or heating systems > Other
9032.89.60.30	Process control instruments and apparatus > Complete systems
9032.89.60.40	Process control instruments and apparatus > Other > Temperature control instruments
9032.89.60.50	Process control instruments and apparatus > Other > Pressure and draft control instruments
9032.89.60.60	Process control instruments and apparatus > Other > Flow and liquid level control instruments
9032.89.60.70	Process control instruments and apparatus > Other > Humidity control instruments
9032.89.60.75	Process control instruments and apparatus > Other > Other
9032.89.60.85	Other
9032.90.21.00	
9032.90.41.00	
9032.90.61.20	Of thermostats
9032.90.61.40	Of manostats
9032.90.61.60	Of instruments and apparatus of subheading 9032.81
9032.90.61.80	Other
9033.00.20.00	
9033.00.30.00	
9033.00.90.00	
9101.19.20.20	Straps, bands or bracelets entered with watches of subheading 9101.19.20 and classifiable therewith pursuant to additional U.S. note 2 to this chapter; all the foregoing whether or not attached to such watches at the time of entry > Of textile material or of base metal, whether or not gold- or silver-plated
9101.19.20.40	Straps, bands or bracelets entered with watches of subheading 9101.19.20 and classifiable therewith pursuant to additional U.S. note 2 to this chapter; all the foregoing whether or not attached to such watches at the time of entry > Other
9101.19.20.80	Other
9101.21.10.00	
9101.21.30.00	
9101.29.70.00	
9101.29.80.00	
9101.91.20.00	
9102.12.20.00	
9102.12.40.00	
9102.12.80.00	
9102.29.02.00	
9104.00.20.00	
9104.00.40.00	
9105.19.40.00	
9105.19.50.00	
9105.29.40.00	
9105.29.50.00	
9105.99.10.00	
9105.99.50.00	
9105.99.60.00	
9106.10.00.00	
9106.90.20.00	
9106.90.40.00	
9106.90.65.00	
9106.90.75.00	
9106.90.85.00	
9107.00.40.40	Time switches that operate on a fixed-time cycle, of a type used in household type refrigerators and combined refrigerator-freezers, to alternately control the operations of the compressor and the defrost unit (defrost timers)
9107.00.40.80	Other
9107.00.80.00	
9108.20.40.00	
9108.20.80.00	
9108.90.10.00	
9108.90.20.00	
9108.90.30.00	
9108.90.40.00	
9108.90.50.00	
9108.90.60.00	
9108.90.70.00	
9108.90.80.00	
9108.90.85.00	
9108.90.90.00	
9108.90.95.00	
9109.90.20.00	
9109.90.40.00	
9109.90.60.00	
9110.11.00.00	
9110.12.00.00	
9110.19.00.00	
9110.90.20.00	
9110.90.40.00	
9110.90.60.00	
9111.10.00.00	
9111.20.20.00	
9111.20.40.00	
9111.80.00.00	
9111.90.40.00	
9111.90.50.00	
9111.90.70.00	
9112.20.40.00	
9112.20.80.00	
9112.90.00.00	
9113.10.00.00	
9113.20.20.00	
9113.20.40.00	
9113.20.60.00	
9113.20.90.00	
9113.90.40.00	
9113.90.80.00	
9114.30.40.00	
9114.30.80.00	
9114.40.20.00	
9114.40.40.00	
9114.40.60.00	
9114.40.80.00	
9114.90.10.00	
9114.90.15.00	
9114.90.30.00	
9114.90.34.00	
9114.90.38.00	
9114.90.40.00	
9114.90.50.00	
9201.10.00.05	Used
9201.10.00.11	Other > Containing a case measuring less than 111.76 cm in height
9201.10.00.21	Other > Containing a case measuring 111.76 cm or more but less than 121.92 cm in height
9201.10.00.31	Other > Containing a case measuring 121.92 cm or more but less than 129.54 cm in height
9201.10.00.41	Other > Containing a case measuring 129.54 cm or more in height
9201.20.00.05	Used
9201.20.00.11	Other > Containing a case measuring less than 152.40 cm in length
9201.20.00.21	Other > Containing a case measuring 152.40 cm or more but less than 167.64 cm in length
9201.20.00.31	Other > Containing a case measuring 167.64 cm or more but less than 180.34 cm in length
9201.20.00.41	Other > Containing a case measuring 180.34 cm or more but less than 195.58 cm in length
9201.20.00.51	Other > Containing a case measuring 195.58 cm or more in length
9201.90.00.00	
9202.10.00.00	
9202.90.20.00	
9202.90.40.00	
9202.90.60.00	
9205.10.00.40	Valued not over $10 each
9205.10.00.80	Valued over $10 each
9205.90.12.00	
9205.90.14.00	
9205.90.15.00	
9205.90.18.00	
9205.90.19.00	
9205.90.20.00	
9205.90.40.20	Clarinets
9205.90.40.40	Saxophones
9205.90.40.60	Flutes and piccolos (except bamboo)
9205.90.40.80	Other
9205.90.60.00	
9206.00.20.00	
9206.00.40.00	
9206.00.60.00	
9206.00.80.00	
9207.10.00.05	Music synthesizers > Valued under $100 each
9207.10.00.10	Music synthesizers > Valued $100 or over each
9207.10.00.45	Other > With more than one keyboard > Valued under $200 each
9207.10.00.55	Other > With more than one keyboard > Valued $200 or over each
9207.10.00.60	Other > With one keyboard > Hand-held
9207.10.00.65	Other > With one keyboard > Other > Valued under $100 each
9207.10.00.75	Other > With one keyboard > Other > Valued $100 or over each
9207.90.00.40	Fretted stringed instruments
9207.90.00.80	Other
9208.10.00.00	
9208.90.00.40	Musical instruments
9208.90.00.80	Other
9209.30.00.00	
9209.91.40.00	
9209.91.80.00	
9209.92.20.00	
9209.92.40.00	
9209.92.60.00	
9209.92.80.00	
9209.94.40.00	
9209.94.80.00	
9209.99.05.00	
9209.99.10.00	
9209.99.16.00	
9209.99.18.00	
9209.99.20.00	
9209.99.40.40	For woodwind musical instruments
9209.99.40.80	Other
9209.99.61.00	
9209.99.80.00	
9301.10.00.10	Self propelled
9301.10.00.80	Other
9301.20.00.00	
9301.90.30.10	Telescopic sights imported with rifles
9301.90.30.20	Rifles
9301.90.60.00	
9301.90.90.30	Machine guns
9301.90.90.90	Other
9302.00.00.20	Revolvers
9302.00.00.40	Semiautomatic pistols
9302.00.00.90	Other
9303.10.00.00	
9303.20.00.20	Shotguns > Autoloading
9303.20.00.30	Shotguns > Pump action
9303.20.00.40	Shotguns > Over and under
9303.20.00.65	Shotguns > Other
9303.20.00.80	Combination shotgun-rifles
9303.30.40.10	Telescopic sights imported with rifles
9303.30.40.20	Rifles > Centerfire
9303.30.40.30	Rifles > Rimfire
9303.30.80.05	Telescopic sights imported with rifles
9303.30.80.10	Rifles > Centerfire > Autoloading
9303.30.80.12	Rifles > Centerfire > Bolt action > Single shot
9303.30.80.17	Rifles > Centerfire > Bolt action > Other
9303.30.80.25	Rifles > Centerfire > Other
9303.30.80.30	Rifles > Rimfire
9303.90.40.00	
9303.90.80.00	
9304.00.20.00	
9304.00.40.00	
9304.00.60.00	
9305.10.20.10	Frames and receivers
9305.10.20.80	Other
9305.10.40.00	
9305.10.60.00	
9305.10.80.00	
9305.20.05.00	
9305.20.80.04	Shotgun barrels > Of muzzle-loading shotguns
9305.20.80.08	Shotgun barrels > Other
9305.20.80.20	Other parts of muzzle-loading shotguns or rifles
9305.20.80.31	Other > Of shotguns, including shotgun-rifle combinations > Stocks
9305.20.80.33	Other > Of shotguns, including shotgun-rifle combinations > Other
9305.20.80.60	Other > Of rifles
9305.91.10.00	
9305.91.20.00	
9305.91.30.10	Of artillery weapons of 9301.10
9305.91.30.30	Other
9305.99.40.00	
9305.99.50.10	Parts and accessories of paintball markers
9305.99.50.50	Other
9305.99.60.00	
9306.21.00.00	
9306.29.00.00	
9306.30.41.10	Cartridges containing a projectile > For rifles or pistols > .22 caliber
9306.30.41.20	Cartridges containing a projectile > For rifles or pistols > Other
9306.30.41.30	Cartridges containing a projectile > Other
9306.30.41.38	Cartridges for riveting or similar tools or for captive-bolt humane killers and parts thereof
9306.30.41.40	Empty cartridge shells > For rifles or pistols
9306.30.41.50	Empty cartridge shells > Other
9306.30.41.60	Other
9306.30.80.00	
9306.90.00.20	Guided missiles
9306.90.00.41	Bombs, grenades, torpedoes, mines and similar munitions of war; other ammunition and projectiles > Paintballs
9306.90.00.50	Bombs, grenades, torpedoes, mines and similar munitions of war; other ammunition and projectiles > Other
9306.90.00.60	Parts for guided missiles
9306.90.00.80	Parts for bombs, grenades, torpedoes, mines and similar munitions of war; parts of other ammunition and projectiles
9307.00.00.00	
9401.10.40.00	
9401.10.80.00	
9401.20.00.00	
9401.31.00.00	
9401.39.00.10	Household
9401.39.00.30	Other
9401.41.00.00	
9401.49.00.00	
9401.52.00.00	
9401.53.00.00	
9401.59.00.00	
9401.61.20.11	Household > Of plantation-harvested teak
9401.61.20.15	Household > Other
9401.61.20.31	Other > Of plantation-harvested teak
9401.61.20.35	Other > Other
9401.61.40.01	Chairs for children, including highchairs
9401.61.40.11	Other household
9401.61.40.31	Other
9401.61.60.01	Stationary activity centers for children
9401.61.60.05	Other seats for children
9401.61.60.11	Other household
9401.61.60.31	Other
9401.69.20.10	Household
9401.69.20.30	Other
9401.69.40.11	Household > Of plantation-harvested teak
9401.69.40.15	Household > Other
9401.69.40.31	Other > Of plantation-harvested teak
9401.69.40.35	Other > Other
9401.69.60.01	Chairs for children including highchairs
9401.69.60.11	Other household
9401.69.60.31	Other
9401.69.80.01	Stationary activity centers for children
9401.69.80.05	Other seats for children
9401.69.80.11	Other household
9401.69.80.66	Other > Of teak (Tectona spp.) > Of plantation-harvested teak
9401.69.80.68	Other > Of teak (Tectona spp.) > Other
9401.69.80.90	Other > Other
9401.71.00.01	Highchairs and booster seats
9401.71.00.05	Infant walkers
9401.71.00.06	Bouncers with seats
9401.71.00.07	Swings for children
9401.71.00.08	Stationary activity centers for children
9401.71.00.11	Other household
9401.71.00.31	Other
9401.79.00.01	Highchairs and booster seats
9401.79.00.02	Infant walkers
9401.79.00.03	Bouncers with seats
9401.79.00.04	Swings for children
9401.79.00.06	Stationary activity centers for children
9401.79.00.11	Other > Outdoor > With textile covered cushions or textile seating or backing material > Household
9401.79.00.15	Other > Outdoor > With textile covered cushions or textile seating or backing material > Other
9401.79.00.25	Other > Outdoor > Other > Household
9401.79.00.35	Other > Outdoor > Other > Other
9401.79.00.46	Other > Other > Household
9401.79.00.50	Other > Other > Other
9401.80.20.01	Childrenʼs highchairs and booster seats except for motor vehicle; bath seats, infant walkers, bouncers with seats, swings for children
9401.80.20.05	Stationary activity centers for children
9401.80.20.11	Other household
9401.80.20.31	Other
9401.80.40.01	Childrenʼs highchairs and booster seats except for motor vehicle; bath seats, infant walkers, bouncers with seats, swings for children
9401.80.40.04	Stationary activity centers for children
9401.80.40.06	Other > Outdoor > With textile covered cushions or textile seating or backing material > Household
9401.80.40.15	Other > Outdoor > With textile covered cushions or textile seating or backing material > Other
9401.80.40.26	Other > Outdoor > Other > Household
9401.80.40.35	Other > Outdoor > Other > Other
9401.80.40.46	Other > Other
9401.80.60.21	Child safety seats > With detachable hard-shell seat
9401.80.60.23	Child safety seats > Other
9401.80.60.24	Stationary activity centers for children
9401.80.60.25	Other seats for children
9401.80.60.28	Other household
9401.80.60.30	Other
9401.91.15.00	
9401.91.20.00	
9401.91.90.10	For children’s highchairs, booster seats, and similar seats
9401.91.90.90	Other
9401.99.10.10	Of leather, cut to shape
9401.99.10.20	Of textile material, cut to shape
9401.99.10.85	Other
9401.99.25.40	Of rattan
9401.99.25.80	Other
9401.99.35.10	For children’s highchairs, booster seats except for motor vehicle and similar seats
9401.99.35.80	Other
9401.99.90.05	For children’s highchairs, booster seats and similar seats
9401.99.90.21	Other of textile material, cut to shape
9401.99.90.30	Mechanically collapsible sofa bed seat deck components, covered or uncovered as described in statistical note 2 to this chapter
9401.99.90.40	Of seats of a kind used for aircraft
9401.99.90.85	Other
9402.10.00.00	
9402.90.00.10	Hospital beds
9402.90.00.20	Other
9403.10.00.20	Filing cabinets
9403.10.00.40	Other
9403.20.00.11	Household > Floor-standing, metal-top ironing boards
9403.20.00.16	Household > Other > Cribs
9403.20.00.17	Household > Other > Toddler beds, bassinets, cradles, play yards and other enclosures for confining children
9403.20.00.35	Household > Other > Mechanically adjustable bed or mattress base, not foldable, having the characteristics of a bed or bed frame, of a width exceeding 91.44 cm, of a length exceeding 184.15 cm, and of a depth exceeding 8.89 cm
9403.20.00.40	Household > Other > Mattress bases with legs, not foldable, having the characteristics of a stationary (not mechanically adjustable) bed frame, of a width exceeding 91.44 cm, of a length exceeding 184.15 cm and of a depth exceeding 8.89 cm
9403.20.00.46	Household > Other > Foldable mattress foundations with legs, having the characteristics of a bed or bed frame, whether or not mechanically adjustable > Mechanically adjustable
9403.20.00.48	Household > Other > Foldable mattress foundations with legs, having the characteristics of a bed or bed frame, whether or not mechanically adjustable > Stationary (not mechanically adjustable)
9403.20.00.50	Household > Other > Other
9403.20.00.75	Other > Counters, lockers, racks, display cases, shelves, partitions and similar fixtures > Boltless or press-fit steel shelving units prepackaged for sale as described in statistical note 4 to this chapter
9403.20.00.78	Other > Counters, lockers, racks, display cases, shelves, partitions and similar fixtures > Storage lockers, other than exchange lockers as described in statistical note 5 to this chapter
9403.20.00.82	Other > Counters, lockers, racks, display cases, shelves, partitions and similar fixtures > Steel racks, other than those described in statistical reporting number 9403.20.0075
9403.20.00.86	Other > Counters, lockers, racks, display cases, shelves, partitions and similar fixtures > Other
9403.20.00.90	Other > Other
9403.30.40.00	
9403.30.80.01	Of Padauk (Padouk) or Narra (Pterocarpus spp.)
9403.30.80.05	Of Rosewood, Palissander, Cocobolo, Bois de Rose, Kingwood, Tulipwood or Blackwood (Dalbergia spp.)
9403.30.80.21	Of teak (Tectona spp.)
9403.30.80.31	Of Wenge (Millettia spp.)
9403.30.80.90	Other
9403.40.40.00	
9403.40.60.00	
9403.40.90.40	Dining tables
9403.40.90.60	Cabinets designed for permanent installation
9403.40.90.80	Other
9403.50.40.00	
9403.50.60.00	
9403.50.90.41	Beds > Cribs
9403.50.90.42	Beds > Toddler beds, bassinets, and cradles
9403.50.90.45	Beds > Other
9403.50.90.80	Other
9403.60.40.00	
9403.60.80.10	Play yards and other enclosures for confining children
9403.60.80.40	Dining tables
9403.60.80.89	Other > Of teak (Tectona spp.)
9403.60.80.93	Other > Other
9403.70.40.01	Cribs
9403.70.40.02	Toddler beds, bassinets and cradles
9403.70.40.03	Play yards and other enclosures for confining children
9403.70.40.15	Other household
9403.70.40.20	Office
9403.70.40.31	Other
9403.70.80.01	Cribs
9403.70.80.02	Toddler beds, bassinets and cradles
9403.70.80.03	Play yards and other enclosures for confining children
9403.70.80.15	Other household
9403.70.80.20	Office
9403.70.80.31	Other
9403.82.00.01	Cribs
9403.82.00.02	Toddler beds, bassinets, and cradles; play yards and other enclosures for confining children
9403.82.00.15	Other household
9403.82.00.30	Other
9403.83.00.01	Cribs
9403.83.00.02	Toddler beds, bassinets, and cradles; play yards and other enclosures for confining children
9403.83.00.15	Other household
9403.83.00.30	Other
9403.89.30.10	Household
9403.89.30.20	Other
9403.89.60.03	Cribs, toddler beds, bassinets, and cradles; play yards and other enclosures for confining children
9403.89.60.15	Other household
9403.89.60.20	Other
9403.91.00.05	For toddler beds, cribs, bassinets and cradles
9403.91.00.10	For play yards and other enclosures for confining children
9403.91.00.80	Other
9403.99.10.40	Of metal
9403.99.10.50	Of textile material, cut to shape
9403.99.10.85	Other
9403.99.20.40	Of rattan
9403.99.20.80	Other
9403.99.30.05	For toddler beds, cribs, bassinets and cradles
9403.99.30.10	For play yards and other enclosures for confining children
9403.99.30.80	Other
9403.99.40.05	For toddler beds, cribs, bassinets and cradles
9403.99.40.10	For play yards and other enclosures for confining children
9403.99.40.80	Other
9403.99.50.05	For toddler beds, cribs, bassinets and cradles
9403.99.50.10	For play yards and other enclosures for confining children
9403.99.50.80	Other
9403.99.90.10	For toddler beds, cribs, bassinets and cradles
9403.99.90.15	For play yards and other enclosures for confining children
9403.99.90.20	Other > Of metal > Welded wire rack, whether or not galvanized, plated or coated
9403.99.90.40	Other > Of metal > Parts for steel racks of statistical reporting number 9403.20.0082
9403.99.90.45	Other > Of metal > Other
9403.99.90.51	Other > Of cotton, cut to shape
9403.99.90.61	Other > Other
9404.10.00.00	
9404.21.00.10	For use in a crib or toddler bed
9404.21.00.13	Of a width exceeding 91 cm, of a length exceeding 184 cm, and a depth exceeding 8 cm
9404.21.00.95	Other
9404.29.10.05	For use in a crib or toddler bed
9404.29.10.13	Of a width exceeding 91 cm, of a length exceeding 184 cm, and a depth exceeding 8 cm
9404.29.10.95	Other
9404.29.90.05	Uncovered innerspring units > For use in a crib or toddler bed
9404.29.90.13	Uncovered innerspring units > Of a width exceeding 91 cm, of a length exceeding 184 cm, and of a depth exceeding 8 cm
9404.29.90.50	Uncovered innerspring units > Other
9404.29.90.85	Other > For use in a crib or toddler bed
9404.29.90.87	Other > Of a width exceeding 91 cm, of a length exceeding 184 cm, and a depth exceeding 8 cm
9404.29.90.95	Other > Other
9404.30.40.00	
9404.30.80.00	
9404.40.10.00	
9404.40.90.05	With outer shell of cotton (362)
9404.40.90.22	With outer shell of man-made fibers (666)
9404.40.90.23	With outer shell of other textile materials > Containing 85 percent or more by weight of silk or silk waste
9404.40.90.36	With outer shell of other textile materials > Other (899)
9404.90.10.30	Bed pillows (with outer covering of cotton), of a kind described in statistical note 6 to this chapter > Foam fill (369)
9404.90.10.60	Bed pillows (with outer covering of cotton), of a kind described in statistical note 6 to this chapter > Other fill (369)
9404.90.10.90	Other (369)
9404.90.20.30	Bed pillows, of a kind described in statistical note 6 to this chapter > Foam fill
9404.90.20.60	Bed pillows, of a kind described in statistical note 6 to this chapter > Other fill
9404.90.20.90	Other
9404.90.81.00	
9404.90.96.05	With outer shell of cotton (369)
9404.90.96.22	With outer shell of man-made fibers (666)
9404.90.96.23	With outer shell of other textile materials > Containing 85 percent or more by weight of silk or silk waste
9404.90.96.36	With outer shell of other textile materials > Other (899)
9404.90.96.70	Other
9405.11.40.10	Household
9405.11.40.20	Other
9405.11.60.10	Household
9405.11.60.20	Other
9405.11.80.10	Household
9405.11.80.20	Other
9405.19.40.10	Household
9405.19.40.20	Other
9405.19.60.10	Household
9405.19.60.20	Other
9405.19.80.10	Household
9405.19.80.20	Other
9405.21.40.10	Household
9405.21.40.20	Other
9405.21.60.10	Household
9405.21.60.20	Other
9405.21.80.10	Household
9405.21.80.20	Other
9405.29.40.10	Household
9405.29.40.20	Other
9405.29.60.10	Household
9405.29.60.20	Other
9405.29.80.10	Household
9405.29.80.20	Other
9405.31.00.10	Miniature series wired sets
9405.31.00.40	Other
9405.39.00.10	Miniature series wired sets
9405.39.00.40	Other
9405.41.40.00	
9405.41.60.00	
9405.41.82.00	
9405.41.84.10	Other lighting sets
9405.41.84.40	Other
9405.42.40.00	
9405.42.60.00	
9405.42.82.00	
9405.42.84.10	Other lighting sets
9405.42.84.40	Other
9405.49.00.00	
9405.50.20.00	
9405.50.30.00	
9405.50.40.00	
9405.61.20.00	
9405.61.40.00	
9405.61.60.00	
9405.69.20.00	
9405.69.40.00	
9405.69.60.00	
9405.91.10.00	
9405.91.30.00	
9405.91.40.00	
9405.91.60.40	Prisms and other glass articles of a kind used in chandeliers and wall brackets, and articles thereof
9405.91.60.80	Other
9405.92.00.00	
9405.99.20.00	
9405.99.40.10	Lampposts and bases for lampposts, of cast iron
9405.99.40.20	Lampposts and bases for lampposts, of aluminum
9405.99.40.90	Other
9406.10.00.00	
9406.20.00.00	
9406.90.01.10	Of metal > Greenhouses > Commercial
9406.90.01.20	Of metal > Greenhouses > Other
9406.90.01.30	Of metal > Other
9406.90.01.50	Other > Animal sheds of plastic
9406.90.01.90	Other > Other
9503.00.00.11	“Childrenʼs productsˮ as defined in 15 U.S.C. § 2052 > Inflatable toy balls, balloons and punchballs, of rubber > Labeled or determined by importer as intended for use by persons > Under 3 years of age
9503.00.00.13	“Childrenʼs productsˮ as defined in 15 U.S.C. § 2052 > Inflatable toy balls, balloons and punchballs, of rubber > Labeled or determined by importer as intended for use by persons > 3 to 12 years of age
9503.00.00.71	“Childrenʼs productsˮ as defined in 15 U.S.C. § 2052 > Other > Labeled or determined by importer as intended for use by persons > Under 3 years of age
9503.00.00.73	“Childrenʼs productsˮ as defined in 15 U.S.C. § 2052 > Other > Labeled or determined by importer as intended for use by persons > 3 to 12 years of age
9503.00.00.90	Other
9504.20.20.00	
9504.20.40.00	
9504.20.60.00	
9504.20.80.00	
9504.30.00.10	Video
9504.30.00.20	Other > Games > Pinball machines and bell-type machines and consoles
9504.30.00.40	Other > Games > Other
9504.30.00.60	Other > Parts and accessories
9504.40.00.00	
9504.50.00.00	
9504.90.40.00	
9504.90.60.00	
9504.90.90.40	Bowling balls
9504.90.90.60	Bowling equipment and parts and accessories thereof
9504.90.90.80	Other
9505.10.10.00	
9505.10.15.00	
9505.10.25.00	
9505.10.30.00	
9505.10.40.10	Artificial Christmas trees
9505.10.40.20	Other
9505.10.50.10	Artificial Christmas trees
9505.10.50.20	Other
9505.90.20.00	
9505.90.40.00	
9505.90.60.00	
9506.11.20.00	
9506.11.40.10	Snowboards
9506.11.40.80	Other
9506.11.60.00	
9506.12.40.00	
9506.12.80.00	
9506.19.40.00	
9506.19.80.40	Ski poles and parts and accessories thereof
9506.19.80.80	Other
9506.21.40.00	
9506.21.80.00	
9506.29.00.20	Water skis
9506.29.00.30	Surf boards
9506.29.00.80	Other
9506.31.00.00	
9506.32.00.00	
9506.39.00.60	Parts of golf clubs
9506.39.00.80	Other
9506.40.00.00	
9506.51.20.00	
9506.51.40.00	
9506.51.60.00	
9506.59.40.40	Rackets and racket frames
9506.59.40.80	Other parts and accessories
9506.59.80.20	Racquetball rackets
9506.59.80.40	Squash rackets
9506.59.80.60	Other, including parts and accessories
9506.61.00.00	
9506.62.40.40	Footballs
9506.62.40.80	Soccer balls
9506.62.80.20	Basketballs
9506.62.80.40	Volleyballs
9506.62.80.60	Other
9506.69.20.40	Baseballs
9506.69.20.80	Softballs
9506.69.40.00	
9506.69.60.10	Polo balls
9506.69.60.20	Other
9506.70.20.10	Attached to boots
9506.70.20.90	Other
9506.70.40.00	
9506.70.60.40	Ice skates
9506.70.60.80	Parts and accessories
9506.91.00.10	Exercise cycles
9506.91.00.20	Exercise rowing machines
9506.91.00.30	Other
9506.99.05.10	Bows and bow parts
9506.99.05.20	Arrows and arrow parts
9506.99.05.30	Other
9506.99.08.00	
9506.99.12.00	
9506.99.15.00	
9506.99.20.00	
9506.99.25.40	Ice-hockey sticks
9506.99.25.80	Other, including parts and accessories
9506.99.28.00	
9506.99.30.00	
9506.99.35.00	
9506.99.40.00	
9506.99.45.00	
9506.99.50.00	
9506.99.55.00	
9506.99.60.40	Nets not elsewhere specified or included
9506.99.60.80	Other
9507.10.00.40	Fishing rods
9507.10.00.80	Parts and accessories
9507.20.40.00	
9507.20.80.00	
9507.30.20.00	
9507.30.40.00	
9507.30.60.00	
9507.30.80.00	
9507.90.20.00	
9507.90.40.00	
9507.90.60.00	
9507.90.70.00	
9507.90.80.00	
9508.10.00.00	
9508.21.00.00	
9508.22.00.00	
9508.23.00.00	
9508.24.00.00	
9508.25.00.00	
9508.26.00.00	
9508.29.00.00	
9508.30.00.00	
9508.40.00.00	
9601.10.00.00	
9601.90.20.00	
9601.90.40.00	
9601.90.60.00	
9601.90.80.00	
9602.00.10.40	Unfilled gelatin capsules
9602.00.10.80	Other
9602.00.40.00	
9602.00.50.10	Unfilled vegetable capsules
9602.00.50.80	Other
9603.10.05.00	
9603.10.15.00	
9603.10.35.00	
9603.10.40.00	
9603.10.50.00	
9603.10.60.00	
9603.10.90.00	
9603.21.00.00	
9603.29.40.10	Hairbrushes
9603.29.40.90	Other
9603.29.80.10	Hairbrushes
9603.29.80.90	Other
9603.30.20.00	
9603.30.40.00	
9603.30.60.00	
9603.40.20.00	
9603.40.40.20	Paint pads
9603.40.40.40	Natural bristle brushes
9603.40.40.60	Other
9603.50.00.00	
9603.90.40.00	
9603.90.80.10	Whiskbrooms
9603.90.80.20	Upright brooms
9603.90.80.30	Push brooms, 41 cm or less in width
9603.90.80.40	Other brooms
9603.90.80.50	Other
9604.00.00.00	
9605.00.00.00	
9606.10.40.00	
9606.10.80.00	
9606.21.20.00	
9606.21.40.00	
9606.21.60.00	
9606.22.00.00	
9606.29.20.00	
9606.29.40.00	
9606.29.60.00	
9606.30.40.00	
9606.30.80.00	
9607.11.00.00	
9607.19.00.20	Fitted with chain scoops of plastic
9607.19.00.40	Fitted with continuous plastic filament
9607.19.00.60	Other
9607.20.00.40	Sliders, with or without pulls
9607.20.00.80	Other
9608.10.00.00	
9608.20.00.00	
9608.30.00.31	India ink drawing pens
9608.30.00.39	Other
9608.40.40.00	
9608.40.80.00	
9608.50.00.00	
9608.60.00.00	
9608.91.00.00	
9608.99.20.00	
9608.99.30.00	
9608.99.40.00	
9608.99.60.00	
9609.10.00.00	
9609.20.20.00	
9609.20.40.00	
9609.90.40.00	
9609.90.80.00	
9610.00.00.00	
9611.00.00.00	
9612.10.10.10	Woven, of man-made fibers
9612.10.10.20	Other
9612.10.90.10	Woven, of man-made fibers (621)
9612.10.90.30	Other > Thermal transfer printing ribbons of coated polyethylene terephthalate film
9612.10.90.90	Other > Other
9612.20.00.00	
9613.10.00.00	
9613.20.00.00	
9613.80.10.40	Butane
9613.80.10.80	Other
9613.80.20.10	Multipurpose lighters, including those used to light charcoal and gas grills and fireplaces
9613.80.20.90	Other
9613.80.40.00	
9613.80.60.00	
9613.80.80.00	
9613.90.40.00	
9613.90.80.00	
9614.00.21.00	
9614.00.25.00	
9614.00.26.00	
9614.00.28.10	Of glass
9614.00.28.30	Of plastics
9614.00.28.90	Other
9614.00.94.00	
9614.00.98.10	Of glass
9614.00.98.90	Other
9615.11.10.00	
9615.11.20.00	
9615.11.30.00	
9615.11.40.00	
9615.11.50.00	
9615.19.20.00	
9615.19.40.00	
9615.19.60.00	
9615.90.20.00	
9615.90.30.00	
9615.90.40.00	
9615.90.60.00	
9616.10.00.00	
9616.20.00.00	
9617.00.10.00	
9617.00.30.00	
9617.00.40.00	
9617.00.60.00	
9618.00.00.00	
9619.00.05.00	
9619.00.11.00	
9619.00.15.10	Sanitary napkins and tampons
9619.00.15.30	Diapers and diaper liners
9619.00.15.60	Other
9619.00.21.00	
9619.00.25.00	
9619.00.31.00	
9619.00.33.00	
9619.00.41.00	
9619.00.43.00	
9619.00.46.00	
9619.00.48.00	
9619.00.61.00	
9619.00.64.00	
9619.00.68.00	
9619.00.71.00	
9619.00.74.00	
9619.00.78.00	
9619.00.79.00	
9619.00.90.00	
9620.00.10.00	
9620.00.15.00	
9620.00.20.00	
9620.00.25.00	
9620.00.30.10	Of rangefinders
9620.00.30.20	Of theodolites and tachymeters
9620.00.30.30	Of levels
9620.00.30.40	Of photogrammetrical surveying instruments and apparatus
9620.00.30.50	Of seismographs
9620.00.30.60	Of other geophysical instruments and apparatus
9620.00.30.90	Other
9620.00.50.00	
9620.00.55.00	
9620.00.60.00	
9620.00.65.00	
9620.00.70.00	
9701.21.00.00	
9701.22.00.00	
9701.29.00.00	
9701.91.00.00	
9701.92.00.00	
9701.99.00.00	
9702.10.00.00	
9702.90.00.00	
9703.10.00.00	
9703.90.00.00	
9704.00.00.00	
9705.10.00.10	Archaeological pieces of a kind described in statistical note 1 to this chapter
9705.10.00.20	Ethnographic pieces of a kind described in statistical note 1 to this chapter
9705.10.00.90	Other
9705.21.00.00	
9705.22.00.00	
9705.29.00.00	
9705.31.00.01	Coins made prior to the 14th century and not known to be the direct products of excavations, finds or archaeological sites
9705.31.00.10	Other > Of an age equal to or exceeding 250 years > Gold
9705.31.00.40	Other > Of an age equal to or exceeding 250 years > Other
9705.31.00.50	Other > Of an age exceeding 100 years but less than 250 years > Gold
9705.31.00.65	Other > Of an age exceeding 100 years but less than 250 years > Other
9705.39.00.10	Gold
9705.39.00.40	Other
9706.10.00.20	Silverware
9706.10.00.40	Furniture
9706.10.00.60	Other
9706.90.00.20	Silverware
9706.90.00.40	Furniture
9706.90.00.60	Other
');
