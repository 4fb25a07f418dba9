import { AVENUE_TREES } from './avenue-trees';
import { CLIMBERS } from './climbers';
import { FLOWERING_SHRUBS } from './flowering-shrubs';
import { FLOWERING_TREES } from './flowering-trees';
import { GARDEN_CONIFERS } from './garden-conifers';
import { HEDGES_AND_EVERGREENS } from './hedges-and-evergreens';
import { LARGE_TREES } from './large-trees';
import { MAPLES } from './maples';
import { MORE_FLOWERING_SHRUBS } from './more-flowering-shrubs';
import { PERENNIALS } from './perennials';
import { ROSES } from './roses';
import { SOFT_FRUIT } from './soft-fruit';
import { TALL_CONIFERS } from './tall-conifers';
import { TREE_FRUIT } from './tree-fruit';
import { UNCOMMON_TREES } from './uncommon-trees';
import type { PlantDescriptions } from './plant-descriptions';

export const DESCRIPTIONS: PlantDescriptions = {
  ...AVENUE_TREES,
  ...CLIMBERS,
  ...FLOWERING_SHRUBS,
  ...FLOWERING_TREES,
  ...GARDEN_CONIFERS,
  ...HEDGES_AND_EVERGREENS,
  ...LARGE_TREES,
  ...MAPLES,
  ...MORE_FLOWERING_SHRUBS,
  ...PERENNIALS,
  ...ROSES,
  ...SOFT_FRUIT,
  ...TALL_CONIFERS,
  ...TREE_FRUIT,
  ...UNCOMMON_TREES,
};
