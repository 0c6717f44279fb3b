-- Nothing reads the table: the function takes its ideas from a module made from data/ideas.

drop function public.match_products(text[]);
drop table public.product_catalogue;
