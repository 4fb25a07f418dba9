-- The search for what was mistyped looks up each near word by the trigram index. Left to itself the planner expects
-- thousands of such words, and would rather read all plants again for each.
alter function katalog_search(text) set enable_seqscan = off;
