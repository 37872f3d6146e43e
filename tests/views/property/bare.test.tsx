import { bare, propertyPage, ready } from './propertyPages.tsx';
import { tells } from '../support/screen.tsx';

tells('a property with only what it must have', propertyPage(ready, { property: bare }), {
  fr: `
    The terrace at golden hour with the lemon tree in its pot and a table laid for breakfast, above the rooftops of Alfama, a white dome and the Tagus → /images/2048/casa-do-limoeiro/01-terrace.6d21542a.webp
    Lisbon, Portugal
    # Casa do Limoeiro
    A two-bedroom flat in the old heart of Alfama, with a terrace, a lemon tree and the Tagus beyond the rooftops.
    4 voyageurs
    2 chambres
    3 lits
    1 salle de bains
    Faites connaissance avec Inês Carvalhal Usually replies within an hour → #host
    Numéro d’enregistrement : 123456/AL
    nav: Casa do Limoeiro
    Réservez votre séjour → #book
    À propos de nous → #about
    Les environs → #neighbourhood
    Règlement et conditions → #rules
    ## Réservez votre séjour
    (the booking)
    ## À propos de nous
    A house.
    ### Faites connaissance avec Inês Carvalhal
    I grew up in this house and live two doors up the lane with my husband and our daughter. My bookbinding workshop is around the corner, so there is always somebody near. Ask me where fado is sung for the neighbours.
    - Accueil de voyageurs depuis 2016
    - Langues : Português, English et Français
    - Usually replies within an hour
    [Écrire à Inês Carvalhal](/fr/casa-do-limoeiro/contact)
    ## Les environs
    img: Carte : Lisbon, Portugal. Le lieu se trouve à peu près au centre.
    Situé à environ un kilomètre près. Une fois votre réservation faite, vous connaîtrez l’emplacement exact. Données de la carte : Natural Earth, GeoNames
    ul: Ouvrir dans une carte
    Cartes de cet appareil → geo:38.71,-9.13?z=14
    OpenStreetMap → https://www.openstreetmap.org/#map=14/38.71/-9.13
    Google Maps → https://www.google.com/maps/@?api=1&map_action=map&center=38.71%2C-9.13&zoom=14
    Apple Maps → https://maps.apple.com/?ll=38.71,-9.13&z=14
    ## Règlement et conditions
    Arrivée à partir de 15 h
    Départ jusqu’à 11 h
    ### Règlement de la maison
    - 4 voyageurs maximum
    - Animaux non admis
    - Fumeurs acceptés
    - Fêtes et événements autorisés
    - Heures calmes de 22 h à 8 h
    ### Comment le prix se calcule
    - 95,50 € par nuit
    - Ménage : 30 € par nuit
    - Au-delà de 1 voyageur : 15,50 € par voyageur supplémentaire et par nuit
    - Séjours de 2 à 28 nuits.
    ### Annulation
    (the policies)
    Numéro d’enregistrement : 123456/AL
    Inês Carvalhal · Rua do Exemplo 1, 1100-000 Lisboa, Portugal · Numéro fiscal 500000000
    (the summary)
    (the bar)
  `,
  pt: `
    The terrace at golden hour with the lemon tree in its pot and a table laid for breakfast, above the rooftops of Alfama, a white dome and the Tagus → /images/2048/casa-do-limoeiro/01-terrace.6d21542a.webp
    Lisbon, Portugal
    # Casa do Limoeiro
    A two-bedroom flat in the old heart of Alfama, with a terrace, a lemon tree and the Tagus beyond the rooftops.
    4 hóspedes
    2 quartos
    3 camas
    1 casa de banho
    Em casa de Inês Carvalhal Usually replies within an hour → #host
    Número de registo: 123456/AL
    nav: Casa do Limoeiro
    Reserve a sua estadia → #book
    Sobre nós → #about
    Arredores → #neighbourhood
    Regras e condições → #rules
    ## Reserve a sua estadia
    (the booking)
    ## Sobre nós
    A house.
    ### Em casa de Inês Carvalhal
    I grew up in this house and live two doors up the lane with my husband and our daughter. My bookbinding workshop is around the corner, so there is always somebody near. Ask me where fado is sung for the neighbours.
    - A receber hóspedes desde 2016
    - Línguas: Português, English e Français
    - Usually replies within an hour
    [Escrever a Inês Carvalhal](/pt/casa-do-limoeiro/contact)
    ## Arredores
    img: Mapa: Lisbon, Portugal. O local fica aproximadamente ao centro.
    Mostrado com uma precisão de cerca de um quilómetro. Depois de reservar, fica a saber a localização exata. Dados do mapa: Natural Earth, GeoNames
    ul: Abrir num mapa
    Mapas neste dispositivo → geo:38.71,-9.13?z=14
    OpenStreetMap → https://www.openstreetmap.org/#map=14/38.71/-9.13
    Google Maps → https://www.google.com/maps/@?api=1&map_action=map&center=38.71%2C-9.13&zoom=14
    Apple Maps → https://maps.apple.com/?ll=38.71,-9.13&z=14
    ## Regras e condições
    Check-in a partir das 15:00
    Check-out até às 11:00
    ### Regras da casa
    - No máximo 4 hóspedes
    - Não são permitidos animais de estimação
    - É permitido fumar
    - São permitidas festas e eventos
    - Horas de silêncio das 22:00 às 08:00
    ### Como se calcula o preço
    - 95,50 € por noite
    - Limpeza: 30 € por noite
    - Acima de 1 hóspede: 15,50 € por hóspede adicional e por noite
    - Estadias de 2 a 28 noites.
    ### Cancelamento
    (the policies)
    Número de registo: 123456/AL
    Inês Carvalhal · Rua do Exemplo 1, 1100-000 Lisboa, Portugal · Número de contribuinte 500000000
    (the summary)
    (the bar)
  `,
  es: `
    The terrace at golden hour with the lemon tree in its pot and a table laid for breakfast, above the rooftops of Alfama, a white dome and the Tagus → /images/2048/casa-do-limoeiro/01-terrace.6d21542a.webp
    Lisbon, Portugal
    # Casa do Limoeiro
    A two-bedroom flat in the old heart of Alfama, with a terrace, a lemon tree and the Tagus beyond the rooftops.
    4 huéspedes
    2 dormitorios
    3 camas
    1 baño
    En casa de Inês Carvalhal Usually replies within an hour → #host
    Número de registro: 123456/AL
    nav: Casa do Limoeiro
    Reserve su estancia → #book
    Sobre nosotros → #about
    Alrededores → #neighbourhood
    Normas y condiciones → #rules
    ## Reserve su estancia
    (the booking)
    ## Sobre nosotros
    A house.
    ### En casa de Inês Carvalhal
    I grew up in this house and live two doors up the lane with my husband and our daughter. My bookbinding workshop is around the corner, so there is always somebody near. Ask me where fado is sung for the neighbours.
    - Recibiendo huéspedes desde 2016
    - Idiomas: Português, English y Français
    - Usually replies within an hour
    [Escribir a Inês Carvalhal](/es/casa-do-limoeiro/contact)
    ## Alrededores
    img: Mapa: Lisbon, Portugal. El lugar está aproximadamente en el centro.
    Situado con una precisión de un kilómetro, aproximadamente. Una vez hecha la reserva, sabrá el lugar exacto. Datos del mapa: Natural Earth, GeoNames
    ul: Abrir en un mapa
    Mapas de este dispositivo → geo:38.71,-9.13?z=14
    OpenStreetMap → https://www.openstreetmap.org/#map=14/38.71/-9.13
    Google Maps → https://www.google.com/maps/@?api=1&map_action=map&center=38.71%2C-9.13&zoom=14
    Apple Maps → https://maps.apple.com/?ll=38.71,-9.13&z=14
    ## Normas y condiciones
    Llegada a partir de las 15:00
    Salida hasta las 11:00
    ### Normas de la casa
    - 4 huéspedes como máximo
    - No se admiten mascotas
    - Se permite fumar
    - Se permiten fiestas y eventos
    - Horario de silencio de 22:00 a 08:00
    ### Cómo se calcula el precio
    - 95,50 € por noche
    - Limpieza: 30 € por noche
    - Para más de 1 huésped: 15,50 € por huésped adicional y noche
    - Estancias de 2 a 28 noches.
    ### Cancelación
    (the policies)
    Número de registro: 123456/AL
    Inês Carvalhal · Rua do Exemplo 1, 1100-000 Lisboa, Portugal · Número fiscal 500000000
    (the summary)
    (the bar)
  `,
});
