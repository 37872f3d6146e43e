import type { AmenityCode } from './foundProperty.ts';

/**
 * The words for amenities in English, Portuguese, French, German and Spanish, without accents. Each pattern is tried on one
 * line or one name.
 */
const patterns: readonly (readonly [AmenityCode, RegExp])[] = [
  ['fast_wifi', /\bfast wi-?fi\b|wi-?fi rapid|schnelles (?:wlan|wi-?fi)/],
  ['wifi', /\bwi-?fi\b|\bwlan\b|wireless internet|\binternet\b/],
  ['tv', /\btv\b|televis|fernseh/],
  ['streaming', /netflix|streaming|amazon prime|disney\+/],
  [
    'workspace',
    /workspace|laptop|espaco de trabalho|espace de travail|arbeitsplatz|arbeitsbereich|zona (?:de|para) trabaj/,
  ],
  ['books', /\bbooks\b|\blivros\b|\blivres\b|\bbucher\b|\blibros\b/],
  [
    'board_games',
    /board games|jogos de tabuleiro|jeux de societe|brettspiele|gesellschaftsspiele|juegos de mesa/,
  ],
  ['record_player', /record player|gira-?discos|tourne-?disque|plattenspieler|tocadiscos/],
  ['air_conditioning', /air[- ]?condition|\ba\/c\b|ar condicionado|climatis|klimaanlage|aire acondicionado/],
  ['heating', /heating|aquecimento|chauffage|heizung|calefaccion/],
  ['fireplace', /fireplace|lareira|cheminee|\bkamin\b|chimenea/],
  ['fan', /ceiling fan|portable fan|\bfans?\b|ventoinha|ventilateur|ventilator|ventilador/],
  ['terrace', /terrace|patio|terraco|terrasse|terraza/],
  ['balcony', /balcony|varanda|balcon|balkon/],
  ['garden', /garden|backyard|jardim|jardin|\bgarten\b/],
  ['private_pool', /\bpool\b|piscina|piscine|schwimmbad/],
  ['barbecue', /\bbbq\b|barbecue|churrasq|\bgrill|barbacoa/],
  [
    'outdoor_dining',
    /outdoor (?:dining|furniture)|refeicoes ao ar livre|repas en plein air|essbereich im freien|comedor exterior/,
  ],
  ['lift', /\belevator\b|\blift\b|elevador|ascenseur|aufzug|ascensor/],
  [
    'private_entrance',
    /private entrance|entrada (?:privada|independente|independiente)|entree (?:privee|independante)|eigener eingang/,
  ],
  [
    'free_parking',
    /free (?:street )?parking|estacionamento gratuito|parking gratuit|kostenlos\w* (?:park|stellpl)|aparcamiento gratuito|parking gratis/,
  ],
  [
    'paid_parking',
    /paid parking|estacionamento pago|parking payant|kostenpflichtig\w* park|aparcamiento de pago/,
  ],
  ['garage', /garage|garagem|garaje/],
  [
    'ev_charger',
    /\bev charger|electric vehicle|carregador de veiculos|borne de recharge|ladestation|cargador de coches/,
  ],
  [
    'bicycle_storage',
    /bicycle storage|bike storage|guarda de bicicletas|local a velos|fahrradraum|guardabicicletas/,
  ],
  ['sea_view', /(?:sea|ocean|beach) view|vista (?:para o |al )?mar|vue (?:sur la )?mer|meerblick/],
  [
    'river_view',
    /river view|vista (?:para o |al )?rio|vue (?:sur (?:la |le )?)?(?:riviere|fleuve)|flussblick/,
  ],
  [
    'beach_access',
    /beach access|beachfront|acesso a praia|acces (?:a la )?plage|strandzugang|acceso a la playa/,
  ],
  ['shower', /\bshower\b|chuveiro|duche|\bdouche\b|\bdusche\b|\bducha\b/],
  ['bathtub', /bathtub|\bbath tub|banheira|baignoire|badewanne|banera/],
  ['hair_dryer', /hair ?dryer|secador de cabelo|seche-cheveux|haartrockner|\bfohn\b|secador de pelo/],
  ['towels', /towels|toalhas|serviettes|handtucher|toallas/],
  [
    'toiletries',
    /shampoo|body soap|shower gel|toiletries|champo|shampooing|\bgel douche|duschgel|champu|gel de ducha/,
  ],
  ['bidet', /bidet|bide\b/],
  ['bed_linen', /bed linens?|bedding|roupa de cama|linge de lit|draps|bettwasche|ropa de cama/],
  [
    'extra_blankets',
    /extra (?:pillows|blankets)|almofadas e cobertores|oreillers et couvertures|zusatzliche (?:kissen|decken)|mantas/,
  ],
  ['blackout_curtains', /room-darkening|blackout|black-?out|cortinas opacas|rideaux occultants|verdunk/],
  ['wardrobe', /wardrobe|closet|clothing storage|guarda-?roupa|roupeiro|penderie|kleiderschrank|armario/],
  ['iron', /\biron\b|ferro de (?:engomar|passar)|fer a repasser|bugeleisen|\bplancha\b/],
  ['mosquito_net', /mosquito net|mosquiteir|moustiquaire|moskitonetz|mosquitera/],
  ['full_kitchen', /^(?:full )?kitchen$|full kitchen|^cozinha|^cuisine|^kuche|^cocina$/],
  ['kitchenette', /kitchenette|kochnische/],
  ['oven', /\boven\b|\bforno\b|\bfour\b|backofen|\bhorno\b/],
  [
    'hob',
    /\bstove\b|cooktop|\bhob\b|placa|fogao|cuisiniere|plaques de cuisson|\bherd\b|cocina de (?:gas|induccion)/,
  ],
  ['microwave', /microwave|micro-?ondas|mikrowelle|microondas/],
  ['fridge', /refrigerator|\bfridge\b|frigorifico|refrigerateur|frigo\b|kuhlschrank|nevera/],
  ['freezer', /freezer|congelador|congelateur|gefrier/],
  ['dishwasher', /dishwasher|lava-?loica|lave-vaisselle|geschirrspul|spulmaschine|lavavajillas|lava-?loucas/],
  ['coffee_machine', /coffee|nespresso|cafeteira|maquina de cafe|cafetiere|machine a cafe|kaffee|cafetera/],
  ['kettle', /kettle|chaleira|bouilloire|wasserkocher|hervidor/],
  ['toaster', /toaster|torradeira|grille-pain|tostador/],
  ['washing_machine', /\bwasher\b|washing machine|maquina de lavar|lave-linge|waschmaschine|lavadora/],
  ['tumble_dryer', /^dryer\b|tumble dryer|free dryer|maquina de secar|secadora|seche-linge|waschetrockner/],
  ['drying_rack', /drying rack|estendal|etendoir|waschestander|tendedero/],
  ['cot', /\bcrib\b|\bcot\b|travel crib|berco|lit (?:pour )?bebe|babybett|kinderbett|\bcuna\b/],
  ['high_chair', /high ?chair|cadeira alta|cadeira de refeicao|chaise haute|hochstuhl|trona/],
  ['toys', /\btoys\b|brinquedos|jouets|spielzeug|juguetes/],
  [
    'stair_gate',
    /(?:stair|safety|baby) gate|barreira de seguranca|barriere de securite|treppengitter|barrera de seguridad/,
  ],
  [
    'smoke_alarm',
    /smoke (?:alarm|detector)|detetor de fumo|alarme de fumo|detecteur de fumee|rauchmelder|detector de humo/,
  ],
  ['carbon_monoxide_alarm', /carbon monoxide|monoxido de carbono|monoxyde de carbone|kohlenmonoxid/],
  ['fire_extinguisher', /fire extinguisher|extintor|extincteur|feuerloscher/],
  [
    'first_aid_kit',
    /first aid|primeiros socorros|premiers secours|erste[- ]hilfe|primeros auxilios|botiquin/,
  ],
  ['safe', /^safe$|\bcofre\b|coffre-fort|\btresor\b|caja fuerte/],
  [
    'self_check_in',
    /self check-?in|lockbox|smart lock|keypad|check-in autonomo|arrivee autonome|boite a cles|selbststandiger check-in|schlusselsafe|llegada autonoma/,
  ],
  [
    'luggage_storage',
    /luggage drop|luggage storage|deposito de bagag|consigne|gepackabgabe|gepackaufbewahrung|equipaje/,
  ],
  ['breakfast', /breakfast|pequeno-almoco|petit[- ]dejeuner|fruhstuck|desayuno/],
  ['long_stays', /long[- ]term stays|estadias de longa|longs? sejours|langere aufenthalte|estancias largas/],
  ['step_free_access', /step-free|sem degraus|sans (?:marche|escalier)|stufenlos|sin escalones/],
];

/** A negation before the name of an amenity, or after it: an amenity that the property does not have. */
const negation =
  /\b(?:no|not|without|unavailable|nao|sem|indisponivel|pas|sans|non|kein\w*|ohne|nicht|sin)\b/;

const normalize = (text: string): string =>
  text
    .slice(0, 200)
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('_', ' ')
    .replaceAll('’', "'")
    .trim();

/** Returns the amenities that names or lines mention, and those lines that mention none. */
export function findAmenities(lines: readonly string[]): { found: AmenityCode[]; unknown: string[] } {
  const found = new Set<AmenityCode>();
  const unknown: string[] = [];
  for (const line of lines) {
    const text = normalize(line);
    const codes = negation.test(text) ? [] : patterns.filter(([, pattern]) => pattern.test(text));
    if (codes.length === 0) unknown.push(line);
    for (const [code] of codes) found.add(code);
  }
  if (found.has('fast_wifi')) found.delete('wifi');
  return { found: patterns.map(([code]) => code).filter((code) => found.has(code)), unknown };
}
