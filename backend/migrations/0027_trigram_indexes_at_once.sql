-- New plants must be found by the index at once, not only after the next vacuum: without this setting their trigrams
-- wait in a list that every search scans as a whole, which makes the planner avoid the index.
alter index product_name_trigrams set (fastupdate = off);
alter index product_search_trigrams set (fastupdate = off);
